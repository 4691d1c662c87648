# The command `sixgun rules`.

rules-help = Look up a card, character or rule, or compare two editions.
rules-help-terms = A name, some words, or a rule ID
rules-help-edition = In this edition
rules-help-lang = Language of names and texts
rules-help-diff = Compare two editions
rules-help-json = Print JSON

## When something is not there

rules-unknown-edition = Unknown edition “{ $wanted }”. Choose from: { $names }.
rules-unknown-lang = Unknown language “{ $wanted }”. Choose from: { $names }.
rules-unknown-id = No rule with the ID “{ $wanted }”.
rules-unknown-words = Nothing found for “{ $wanted }”.
rules-not-in-edition = “{ $wanted }” is not in { $edition }. It is in: { $names }.
rules-near = Did you mean: { $names }?

## What was found

rules-card = { $border }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} in { $edition }: { $faces }
rules-character = character, { $life } life, in { $edition }
rules-event = { $name-event_card } of { $expansion }, in any edition; { $source }
rules-entries = { $count ->
    [one] 1 rule
   *[other] { $count } rules
} on “{ $wanted }”
rules-more = { $count } more. Add a word to narrow it down, or --json for all.
rules-in-all-editions = all editions
rules-own-ruling = not in any rulebook: our ruling
rules-places = Source: { $places }
rules-shown-by = Test: { $test }
rules-changes = Changes: { $changes }

## Where two editions differ

rules-diff-title = { $a } compared with { $b }
rules-diff-none = No differences.
rules-diff-setting = Setting
rules-diff-settings = { $count ->
    [one] 1 setting differs
   *[other] { $count } settings differ
}
rules-diff-points = { $count ->
    [one] 1 rulebook difference
   *[other] { $count } rulebook differences
}
rules-does-not-apply = does not apply

## Without words

rules-overview-title = What can be looked up
rules-overview-thing = a card or a character
rules-overview-id = a rule, a group of rules, or a difference
rules-overview-words = every rule with these words
rules-overview-edition = in another edition
rules-overview-diff = compare two editions
rules-overview-editions = Editions
rules-overview-box = { $cards } cards, { $characters } characters
rules-overview-expansions = Expansions, for any edition
rules-overview-events = { $count ->
    [one] 1 event card
   *[other] { $count } event cards
}
rules-overview-sections = { $count } rules, by section
