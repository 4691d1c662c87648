# The rules to read, chapter by chapter, in the order of a rulebook. Only the page of the rules loads them.
# A line is a paragraph, "• " begins an item of a list, "> " an example.
# <beer> is the printed name with a link to its rule, <range|ranges> the same with other words,
# and <range=range> is the one place where the term is explained.

part-the_law_wants = { $name-outlaw ->
    [Outlaw] The law wants
   *[other] The Survivors want
}
part-the_law_side_wins = { $name-outlaw ->
    [Outlaw] The <sheriff>’s side wins or loses
   *[other] The Survivors win or lose
}
part-outlaws = { $name-outlaw ->
    [Outlaw] outlaws
   *[other] Saviors
}
part-eliminated_outlaw = { $name-outlaw ->
    [Outlaw] an <outlaw>
   *[other] a <outlaw>
}
part-bullets = { $name-life_token ->
    [bullet] bullets
   *[other] blood splatters
}

chapter-quick = { $name-bang } in five minutes
    .text =
        Everyone has a secret <role=role>. Only the <sheriff> shows theirs; the rest is guesswork. { part-the_law_wants } every <outlaw> and the <renegade> out. The { part-outlaws } want the <sheriff> out. The <renegade> wants to be the last one standing.
        You play a <character=character>, face up, with an ability and 3 or 4 <life_point=life>. Lose your last life and you are out.
        On your turn you draw 2 cards, play as many as you like, and then discard down to as many as you have life.
        <bang> is a shot at someone within <range> of your weapon: they dodge it, with <missed> for instance, or lose 1 life. You may play one a turn. <beer> brings 1 life back.
        How far away someone is depends on where you sit: your neighbours are at distance 1, and without a weapon you reach only them. Blue cards stay in front of you and help you all the time, as a longer gun or as cover.
        That is enough to play. To see what a card does, tap it; the table lets you make no illegal move, and says why.

chapter-goal = Roles and goals
    .text =
        • <sheriff>: wins when every <outlaw> and every <renegade> is out.
        • <deputy>: helps the <sheriff> and wins together with them, even when already out.
        • <outlaw>: wins when the <sheriff> is out, even when already out.
        • <renegade>: wins as the last one standing. The <sheriff> must be the last to go, or the { part-outlaws } win.
        { part-the_law_side_wins } together, and so do the { part-outlaws }. No one has to be kind to their own side: { part-outlaws } may shoot each other, and there is a reward for every <outlaw>, even for another <outlaw>.
        Roles stay secret until their owner is out. You may claim what you like.

chapter-setup = Setting up
    .text =
        This is a game for { $min_players } to { $max_players } players. Deal the roles at random, face down; the <sheriff> turns theirs up. The table below says how many there are of each.
        Deal everyone a <character> at random, face up. Its { part-bullets } are your life; the <sheriff> has 1 more. You never have more life than you start with.
        { $sheriff_hand_counts_extra_life ->
            [true] Everyone draws as many cards as they have life, the <sheriff> included: 3 to 5.
           *[other] Everyone draws as many cards as their character has { part-bullets }. The extra life of the <sheriff> brings no extra card.
        } The rest of the cards are the <draw_pile=draw pile>. When it runs out, the <discard_pile=discard pile> is shuffled and becomes the new one.
        The <sheriff> goes first; then it goes clockwise.
        { $deck ->
            [base80_dodge40] Put both boxes together: from Dodge City, leave out the cards with a bison in the upper left corner, and shuffle the others with all those of BANG!. The characters of both boxes take part.
           *[other] {""}
        }
        { $simplified_first_game ->
            [true] For a very first game you may leave out the cards with the book symbol; here these are <dynamite>, <jail>, <duel>, <indians>, <general_store> and <volcanic>.
           *[other] {""}
        }

chapter-turn = Your turn
    .text =
        A <turn=turn> has three phases. If you have <dynamite> or <jail> in front of you, you <draw_check|flip> for it first{ $start_checks ->
            [order_laid] , in the order in which they were played.
           *[other] : <dynamite> before <jail>.
        }
        • <phase_draw=Draw>: take the top 2 cards of the draw pile.
        • <phase_play=Play>: play as many cards as you like, on yourself or on others, or none at all. One after the other: a card is finished before the next one begins.
        • <phase_discard=Discard>: discard until you have no more cards in hand than life. That is your <hand_limit=hand limit>; it counts only at this moment. During other players’ turns you may hold more. You choose the cards and their order.
        In phase 2 there are two limits:
        • You may play only 1 <bang> card a turn. This is about the card of that name, not about every shot.
        • { $same_name_check ->
            [end_of_turn] At the end of your turn you may not have two cards of the same name in play.
           *[other] No one may ever have two cards of the same name in play.
        } And everyone has at most 1 weapon: a new one replaces the old one, which is discarded.
        On other players’ turns you only answer: with <missed> to a shot, with <bang> to <indians> or in a <duel>, with <beer> when it can save you.
        Some characters and cards change these numbers; what they say comes first.

chapter-borders = { $green_cards ->
        [true] Brown, blue and green cards
       *[other] Brown and blue cards
    }
    .text =
        The colour of its border tells how a card is played.
        • <brown_border=Brown>: do what it says. It goes to the discard pile { $brown_to_discard ->
            [after_effect] when it is done.
           *[other] first, then it takes effect.
        }
        • <blue_border=Blue>: put it face up { $blue_on_others ->
            [true] in front of a player
           *[other] in front of you
        }; it works as long as it stays there. <jail> is the exception: it goes in front of someone else, but never the <sheriff>.
        { $green_cards ->
            [true] • <green_border=Green>: put it face up in front of you. It does nothing this turn. From your next turn on you can use it once, and then you discard it; one with the <missed_symbol> works as soon as your turn is over, on anyone’s turn.
           *[other] {""}
        }
        Cards in front of a player are <in_play=in play>. Everyone can see them, and others can take or discard them with cards like <panic> and <cat_balou>. From a hand these cards take one at random.
        What a card may aim at is printed on it: { $any_player_includes_self ->
            [true] any player (that includes you)
           *[other] any other player
        }, everyone else, a player at a certain distance, or someone you can reach.
        { $green_cards ->
            [true] Some cards cost a second card: discard any other card from your hand to play them.
           *[other] {""}
        }

chapter-distance = Distance
    .text =
        The <distance=distance> between two players is the number of seats from one to the other, the shorter way round. Your neighbours are at distance 1, the next ones at 2, and so on. Players who are out don’t count: the circle closes.
        <mustang>{ $green_cards ->
            [true] { " " }and <hideout>{ " " }
           *[other] { " " }
        }adds 1 when others look at you. { $green_cards ->
            [true] { $deck ->
                [dodge80] <binocular> takes away 1
               *[other] <scope> and <binocular> take away 1 each
            }
           *[other] <scope> takes away 1
        } when you look at others. So you may be nearer to someone than they are to you. A distance is never less than 1.
        > Five players; Ann sits opposite Ben, at distance 2. Ben has <mustang> in play: Ann sees him at 3, he still sees her at 2.

chapter-weapons = Weapons
    .text =
        Your <weapon=weapon> decides how far you can shoot: the number on it is its <range=range>. Without one in play you have the <colt_45>, range 1. It can’t be lost, taken or discarded.
        • <schofield>: range 2
        • <remington>: range 3
        • <rev_carabine>: range 4
        • <winchester>: range 5
        • <volcanic>: range 1, but any number of <bang> cards on your turn
        You can shoot anyone who is no farther away than your range. Range never changes a distance, and only shots with the weapon need it: <panic> needs distance 1, whatever gun you carry.

chapter-shots = Shots and answers
    .text =
        A card with the <hit_symbol={ $name-hit_symbol }> is a <hit=shot>. The player it is aimed at answers at once, on anyone’s turn:
        • With <missed>, or another card with the <missed_symbol={ $name-missed_symbol }>. It cancels 1 shot at yourself.
        • With <barrel>: flip a card first. On hearts you have dodged; otherwise you can still play <missed>.
        • Or not at all: you lose 1 life.
        You are never forced to dodge. A shot at everyone, such as <gatling>, is answered by one player after the other, clockwise.
        <indians> and <duel> are not shots: <missed> and <barrel> don’t help. Against <indians> everyone else discards 1 <bang> card or loses 1 life. In a <duel> the two of you discard <bang> cards in turn, the challenged player first; the first who doesn’t loses 1 life. Those cards don’t count towards your one a turn.
        The player who played the card is <ownership=responsible>, even if others did the rest. If you lose a <duel> that you began, no one is. No one is ever responsible for <dynamite>.

chapter-check = Flipping a card: { $name-draw_check }
    .text =
        <barrel>, <jail> and <dynamite> make you <draw_check=flip>: turn up the top card of the draw pile, look at the suit and the number in its corner, and discard it. What the card itself says doesn’t matter.
        • <barrel>: on hearts you dodge the shot.
        • <jail>: on hearts you go free. Otherwise { $jail_failed ->
            [skip_turn] you lose the whole turn.
           *[other] you skip phases 1 and 2 and only discard.
        } Either way <jail> is discarded.
        • <dynamite>: on 2 to 9 of spades you lose 3 life and discard it. Otherwise it moves on to { $dynamite_pass ->
            [left_skip_holders] the next player on your left who has none.
           *[other] the player on your left.
        }

chapter-life = Life and { $name-beer }
    .text =
        On your turn <beer> brings back 1 life, up to what you started with. On anyone’s turn you may play it at the moment when { $beer_reaction ->
            [lethal_only] you lose your last life
           *[any_loss] you lose life
        }: it { $beer_mode ->
            [prevent] prevents the loss of 1 life.
           *[heal] brings 1 life back.
        }
        > You have 2 life, and <dynamite> takes 3. With two <beer> cards you are left with 1 life; a single one wouldn’t help.
        No other card saves you from losing your last life; even <saloon> is played only on your own turn.
        { $beer_two_players ->
            [forbidden] With two players left no <beer> may be played.
           *[other] With two players left <beer> has no effect.
        }
        { $abilities_optional ->
            [always] No <ability=ability> ever forces you: you may always leave it unused.
           *[other] Your <ability=ability> works whenever its text says so. If it says “may”, you choose.
        }

chapter-out = When someone is out
    .text =
        A player who has no life left and can’t be saved is <eliminate=eliminated>: they turn up their role and discard every card they have, from hand and in play.
        • <reward=Reward>: the player who eliminates { part-eliminated_outlaw } draws 3 cards at once, even another <outlaw>.
        • <penalty=Penalty>: a <sheriff> who eliminates a <deputy> discards every card in hand and in play.
        A death by <dynamite> earns no reward and no penalty.

chapter-end = The end of the game
    .text =
        The game ends { $end_check ->
            [immediate] at once if
           *[other] after the card being played if
        }
        • the <sheriff> is out. If only one player is left, a <renegade>, they win. Otherwise the { part-outlaws } win, even if all of them are out.
        • every <outlaw> and every <renegade> is out: the <sheriff> and every <deputy> win.
        > The <sheriff>, a <deputy> and the <renegade> are left. The <renegade> shoots the <sheriff> first: the { part-outlaws } win. The <deputy> should have gone first.

chapter-three = Three players
    .text = { $three_player_game ->
        [true] There is no <sheriff>. <deputy>, <outlaw> and <renegade> are dealt face up; the <deputy> goes first.
            • <deputy>: eliminate the <renegade>.
            • <renegade>: eliminate the <outlaw>.
            • <outlaw>: eliminate the <deputy>.
            You win by doing it yourself. If someone goes out in another way, the last one standing wins. Eliminating anyone is worth 3 cards, and <jail> may be played on everyone.
       *[other] {""}
    }

chapter-eight = Eight players
    .text = { $two_renegades_at_8 ->
        [true] Two players have the role <renegade>, and each plays alone. If the <sheriff> is out while both are still in, the { part-outlaws } win. For the <sheriff> to win, both must be out.
       *[other] {""}
    }

chapter-series = Another game
    .text = { $series_keep_characters ->
        [off] Roles and characters are dealt afresh for every game.
        [by_agreement] Survivors may keep their characters for the next game if all of them agree; cards are not kept, and everyone else is dealt a new character. If you like, the role of <sheriff> passes to the left from game to game; the other roles are dealt afresh.
       *[other] Survivors may keep their characters for the next game; cards are not kept, and everyone else is dealt a new character. If you like, the role of <sheriff> passes to the left from game to game; the other roles are dealt afresh.
    }

chapter-events = Event cards
    .text =
        Two additions bring event cards to any edition: { $name-expansion_high_noon } and { $name-expansion_fistful }. Each has one card of its own name: shuffle the others and put that card underneath. The pile lies face up, so everyone sees which event comes next.
        The <sheriff> turns the top card at the start of each of their turns, from the second on, before anything else. It is in force for everyone until the next one covers it; the last one stays until the game ends.
        An event that speaks of the start of a turn comes before <dynamite> and <jail>.
        { $three_player_game ->
            [true] With three players, the player who began turns the cards.
           *[other] {""}
        }
        With both additions there is still one pile: shuffle all their events, take { $event_cards } unseen, and put one of the two title cards underneath, picked at random.
        We have no rulebook of either: these rules follow the texts of the cards and the answers of author and publisher.

## Examples to play, by chapter: what to try

example-distance = The player opposite sits behind { $name-mustang }. Which of your guns reaches that far?
example-weapons = One shot a turn, until { $name-volcanic } lies in front of you. What do you play first?
example-shots = Who can answer { $name-duel }, { $name-indians } and { $name-bang }, and with what? One of them has { $name-barrel }.
example-check = Lay { $name-dynamite } in front of yourself and { $name-jail } in front of someone else, end your turn, and watch the cards that are flipped.
example-life = You have 1 life left. What do you keep for the turns of the others?
