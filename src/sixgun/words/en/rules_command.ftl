# The command `sixgun rules`.

rules-help = Look up a card, a character, a rule, or where two editions differ.
rules-help-terms = A name, other words, or the id of a rule
rules-help-edition = As this edition has it
rules-help-lang = Language of names and texts
rules-help-diff = Compare two editions
rules-help-json = Print JSON

## When something is not there

rules-unknown-edition = There is no edition “{ $wanted }”. There are: { $names }.
rules-unknown-lang = There is no language “{ $wanted }”. There are: { $names }.
rules-unknown-id = There is no rule with the id “{ $wanted }”.
rules-unknown-words = Nothing was found for “{ $wanted }”.
rules-not-in-edition = “{ $wanted }” is not in { $edition }, but in: { $names }.
rules-near = Did you mean: { $names }?

## What was found

rules-card = { $border }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} in { $edition }: { $faces }
rules-character = character, { $life ->
    [one] 1 life point
   *[other] { $life } life points
}, in { $edition }
rules-entries = { $count ->
    [one] 1 rule
   *[other] { $count } rules
} on “{ $wanted }”
rules-more = { $count } more. To see fewer, add a word; to see all, --json.
rules-in-all-editions = all editions
rules-own-ruling = printed in no booklet: a ruling of this project
rules-places = Places: { $places }
rules-shown-by = A test: { $test }
rules-changes = Changes: { $changes }

## Where two editions differ

rules-diff-title = { $a } compared with { $b }
rules-diff-none = The two are the same.
rules-diff-setting = Setting
rules-diff-settings = { $count ->
    [one] 1 setting differs
   *[other] { $count } settings differ
}
rules-diff-points = { $count ->
    [one] 1 point on which the booklets differ
   *[other] { $count } points on which the booklets differ
}
rules-does-not-apply = does not apply

## Without words

rules-overview-title = What can be looked up
rules-overview-thing = a card or a character
rules-overview-id = a rule, a group of rules, a point
rules-overview-words = all rules with these words
rules-overview-edition = as another edition has it
rules-overview-diff = where two editions differ
rules-overview-editions = Editions
rules-overview-box = { $cards } cards, { $characters } characters
rules-overview-sections = { $count } rules, by section
