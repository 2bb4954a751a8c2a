//! Formats a TypeScript declaration as people would: a line for each field and for each form of a union.

/// Longest declaration that stays on one line.
const SHORT: usize = 132;

/// Splits into comments, words and brackets, without the spaces between them.
fn tokens(mut text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    loop {
        text = text.trim_start();
        let Some(first) = text.chars().next() else { return tokens };
        let length = match first {
            '/' => text.find("*/").map_or(text.len(), |end| end + 2),
            '"' => text[1..].find('"').map_or(text.len(), |end| end + 2),
            '{' | '}' | ',' | ';' | '|' | '[' | ']' | '<' | '>' | ':' | '?' => 1,
            _ => text.find(|next: char| next.is_whitespace() || "{},;|[]<>:?/".contains(next)).unwrap_or(text.len()),
        };
        let (token, rest) = text.split_at(length);
        tokens.push(token);
        text = rest;
    }
}

pub fn laid_out(declaration: &str) -> String {
    let tokens = tokens(declaration);
    // For each open bracket, whether its contents are on separate lines.
    let mut open: Vec<bool> = Vec::new();
    let mut text = String::new();
    let union_in_lines = declaration.find("export ").is_some_and(|begin| declaration.len() - begin > SHORT);
    for (place, token) in tokens.iter().copied().enumerate() {
        let next = tokens.get(place + 1).copied().unwrap_or_default();
        match token {
            _ if token.starts_with("/*") => {
                text += &comment(token, open.len());
                new_line(&mut text, open.len());
            }
            "{" => {
                let inner = inside(&tokens[place..]);
                let length: usize = inner.iter().map(|token| token.len() + 1).sum();
                let in_lines = length > SHORT || inner.iter().any(|token| token.starts_with("/*"));
                open.push(in_lines);
                text += "{";
                if in_lines { new_line(&mut text, open.len()) } else { text += " " }
            }
            "[" | "<" => {
                open.push(false);
                text += token;
            }
            "}" | "]" | ">" => {
                let in_lines = open.pop().expect("every closing bracket was opened");
                if token == "}" && in_lines {
                    text.truncate(text.trim_end().len());
                    new_line(&mut text, open.len());
                } else if token == "}" && !text.ends_with(' ') {
                    text += " ";
                }
                text += token;
            }
            // No comma after the last field of a line.
            "," if next == "}" && open.last() == Some(&false) => {}
            "," => {
                text += ",";
                if open.last() == Some(&true) { new_line(&mut text, open.len()) } else { text += " " }
            }
            "|" if open.is_empty() && union_in_lines => {
                text.truncate(text.trim_end().len());
                new_line(&mut text, 1);
                text += "| ";
            }
            "|" | "=" => text += &format!(" {token} "),
            ":" => text += ": ",
            "export" | "type" | "key" | "in" if !matches!(next, ":" | "?") => text += &format!("{token} "),
            word => text += word,
        }
    }
    text
}

/// Returns the tokens between a bracket and its end.
fn inside<'a, 'b>(tokens: &'a [&'b str]) -> &'a [&'b str] {
    let mut depth = 0;
    let end = tokens.iter().position(|token| {
        depth += i32::from(*token == "{") - i32::from(*token == "}");
        depth == 0
    });
    &tokens[..end.unwrap_or(tokens.len())]
}

fn new_line(text: &mut String, depth: usize) {
    *text += "\n";
    *text += &"  ".repeat(depth);
}

fn comment(comment: &str, depth: usize) -> String {
    let comment = comment.replace("`None`", "`null`");
    let inner = comment.trim_start_matches("/**").trim_end_matches("*/");
    let lines: Vec<&str> = inner.trim().lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
    match lines.as_slice() {
        [line] => format!("/** {line} */"),
        lines => {
            let indent = "  ".repeat(depth);
            let line = |line: &&str| format!("{indent} * {line}").trim_end().to_string() + "\n";
            format!("/**\n{}{indent} */", lines.iter().map(line).collect::<String>())
        }
    }
}
