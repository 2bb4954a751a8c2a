"""Random games of OpenSpiel's gin_rummy in C++ for the given seconds: games and decisions per second.

Called by scripts/bench-peers with the Python that has open_spiel. The only loop of whole games that its Python
package offers in C++ is the rollouts of a search: one with a single simulation plays as many as requested, from
the first decision on. So the deal costs it nothing. The number of decisions per game is counted beforehand.
"""

import random
import sys
import time

import pyspiel

COUNTED = 200
FEW = 16


def any_outcome(state, chance):
    outcomes, weights = zip(*state.chance_outcomes())
    return chance.choices(outcomes, weights)[0]


def deal(game, chance):
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(any_outcome(state, chance))
    return state


def decisions_of_a_game(game, chance):
    state, decisions = deal(game, chance), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(any_outcome(state, chance))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def seconds_for(game, state, games, seed):
    rollouts = pyspiel.RandomRolloutEvaluator(games, seed)
    search = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 1, False, seed, False)
    begun = time.perf_counter()
    search.step(state)
    return time.perf_counter() - begun


def main():
    seconds = float(sys.argv[1])
    game, chance = pyspiel.load_game("gin_rummy"), random.Random(2026)
    decisions = sum(decisions_of_a_game(game, chance) for _ in range(COUNTED)) / COUNTED
    played, spent, seed = 0, 0.0, 0
    while spent < seconds:
        seed += 1
        spent += seconds_for(game, deal(game, chance), FEW, seed)
        played += FEW
    print(f"{played / spent:.0f} {played * decisions / spent:.0f}")


main()
