# Why a game cannot be agreed on, or a saved game or position cannot be read: one message for each code.

rejection-no_edition = There is no edition “{ $wanted }”. Choose from: { $names }.
rejection-no_setting = There is no setting “{ $wanted }”. Choose from: { $names }.
rejection-setting_type = { $kind ->
    [bool] The setting { $setting } is true or false, not “{ $given }”.
    [int] The setting { $setting } is a number, not “{ $given }”.
   *[str] The setting { $setting } is a word, not “{ $given }”.
}
rejection-setting_value = The setting { $setting } can’t be “{ $given }”. Choose from: { $names }.
rejection-setting_twice = The setting { $setting } is given twice.
rejection-no_simplified_game = { $edition } has no simplified first game.
rejection-player_count = { $edition } is for { $least } to { $most } players, not { $given }.
rejection-players_need_setting = A game for { $players } needs the setting { $setting }.
rejection-too_few_characters = There are too few characters for { $players } players.
rejection-role_count = The game has { $players } players, but the number of roles is { $given }.
rejection-character_count = The game has { $players } players, but the number of characters is { $given }.
rejection-no_role = There is no role “{ $wanted }”. Choose from: { $names }.
rejection-too_many_of_a_role = Too many players have this role in a game for { $players }: { $role }.
rejection-no_character = There is no character “{ $wanted }”. Choose from: { $names }.
rejection-character_twice = { $character } can only be in the game once.
rejection-key_length = A key has { $bytes } bytes, not { $given }.
rejection-no_seat = There is no seat { $wanted }: seats are 0 to { $last }.
rejection-no_card = There is no card “{ $wanted }” in this deck.
rejection-no_choice = “{ $wanted }” isn’t a choice. A choice looks like play:bang-5C@2.
rejection-bad_choice = Choice { $number }, { $choice }: { $reason }
rejection-wrong_winners = The game says that these seats won: { $given }. In fact these did: { $found }.
rejection-no_record = A saved game begins with the line “{ $format }”.
rejection-unknown_line = Line { $line } can’t begin with “{ $word }”.
rejection-missing_line = The line “{ $word }” is missing.
rejection-other_rules = The game needs rules version { $given }; this is version { $ours }.
rejection-wrong_key = The key isn’t the one promised before the deal, so the shuffle can’t be trusted.
rejection-wrong_secret = The server’s secret isn’t the one in its commitment, so the shuffle can’t be trusted.
rejection-share_form = Line { $line } should be a seat and a share of 64 hexadecimal digits, and every seat only once.
rejection-seat_order = Line { $line } should name seat { $seat }.
rejection-not_hexadecimal = The key “{ $given }” isn’t hexadecimal.
rejection-not_a_number = { $name } is a number, not “{ $given }”.
rejection-too_large = { $name } is { $most } at most, not { $given }.
rejection-house_rule_form = Line { $line }: a house rule looks like “set beer_mode=prevent”.
rejection-position_lacks = The position lacks “{ $name }=”.
rejection-position_chance = In a position, chance looks like key/block/left, not “{ $given }”.
rejection-position_seat = In a position, a seat looks like seat:character:role:life/most:hand:in play, not “{ $given }”.
rejection-position_stack = A position must be in a play phase, with “stack={ $stack }”.
rejection-position_turn = It can’t be the turn of seat { $seat }.
rejection-position_cards = In a position, every card must be in exactly one place.
rejection-position_events = In a position, one event card at most is in force, and one that is due lies in the pile.
rejection-position_players = The number of seats in the position is { $given }, but the game has { $players } players.
rejection-position_over = The game in this position is over.
rejection-no_events_in_first_game = A simplified first game is played without event cards.
rejection-no_event_card = There is no event card { $wanted }. There are: { $names }.
