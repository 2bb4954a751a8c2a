/** All texts of this language in one file: each file more costs a first visit half a kilobyte of headers. */
export const texts = Object.values(import.meta.glob<string>('../../../crates/words/text/en/{web*,company}.ftl', { query: '?raw', import: 'default', eager: true }));
