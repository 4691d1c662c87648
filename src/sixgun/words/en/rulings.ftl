# Questions that come up at the table, each under the id of the ledger's entry that decides it (docs/rules).
# <beer> is the printed name with a link to its rule, <range|ranges> the same with other words.
# Only the rules page and the table load them, when someone asks.

part-an_outlaw = { $name-outlaw ->
    [Outlaw] an <outlaw>
   *[other] a <outlaw>
}
part-goes_off = { $name-outlaw ->
    [Outlaw] explode
   *[other] break out
}

ruling-BR-MIS-2 = Can I save someone else with <missed>?
    .text = No. <missed> cancels only a shot at yourself.
ruling-BL-BAR-3 = My <barrel> failed. Can I still dodge?
    .text = Yes. If <barrel> doesn’t help, you may still play <missed>.
ruling-BL-BAR-4 = Do I have to use <barrel>?
    .text = No. You may leave <barrel> alone and play <missed> or lose the life.
ruling-BL-BAR-5 = Does <barrel> help against <gatling>?
    .text = Yes. <barrel> and <missed> help against every card with the <hit_symbol>, and so against <gatling>.
ruling-BL-BAR-6 = Does <barrel> help against <indians> or in a <duel>?
    .text = No. <indians> and <duel> aren’t shots: neither <barrel> nor <missed> helps, only <bang>.
ruling-CH-JOU-2 = <jourdonnais> has a <barrel> in play. What happens?
    .text = Two flips for every shot: one for the ability of <jourdonnais>, one for <barrel>.
ruling-DER-10 = May I flip twice for <barrel>, because <slab_the_killer> needs two?
    .text = No. You flip once a shot for each <barrel>, even against <slab_the_killer>.
ruling-CH-SLA-3 = How many cards does <barrel> save against <slab_the_killer>?
    .text = One. Against <bang> played by <slab_the_killer>, a successful <barrel> counts as one <missed>; you need one more.
ruling-DER-11 = I have only one <missed> against <slab_the_killer>. What happens?
    .text = It doesn’t stop the shot. Cards you play for it are lost, so better keep your <missed> when you can’t reach two.
ruling-CH-SLA-2 = Does <slab_the_killer> make <gatling> harder to dodge?
    .text = No. Two <missed> cards are needed only against <bang> cards that <slab_the_killer> plays.
ruling-PVD-07 = Does <bang> in a <duel> use up my shot?
    .text = No. In a <duel> you discard <bang>, you don’t play it. You may still shoot this turn.
ruling-BR-GAT-3 = May I play <gatling> and <bang> in one turn?
    .text = Yes. Only cards named <bang> are limited to one a turn; <gatling> is another card.
ruling-DER-08 = I shoot twice with <volcanic> and then change guns. May I shoot again?
    .text = No. What counts is the gun you have when you play <bang>. Once <volcanic> is gone, you have had your shot.
ruling-WPN-07 = Can my <colt_45> be taken?
    .text = No. Without another gun you always have it, with range 1.
ruling-DER-41 = May I replace my <weapon|gun> with one of the same name?
    .text = Yes. The old one is discarded first.
ruling-DST-09 = Does a longer <weapon|gun> also help <panic>?
    .text = No. A gun only says how far you can shoot. <panic> needs distance 1, whatever you carry.
ruling-DER-07 = Can a <distance|distance> be less than 1?
    .text = No. Everything is added and subtracted first, and the result is at least 1. <mustang> and <scope> cancel each other.
ruling-DST-03 = Do players who are out still count for the <distance|distance>?
    .text = No. The circle closes, and everyone is closer together.
ruling-CH-PAU-2 = Do <paul_regret> and <mustang> add up?
    .text = Yes. <paul_regret> with <mustang> is 2 farther away for everyone.
ruling-CH-ROS-2 = Do <rose_doolan> and <scope> add up?
    .text = Yes. <rose_doolan> with <scope> sees everyone 2 nearer, but never below 1.
ruling-BL-JAI-1 = Who may I play <jail> on?
    .text = Anyone at any distance, except the <sheriff>. <jail> is laid in front of them.
ruling-BL-JAI-7 = Am I safe while <jail> lies in front of me?
    .text = No. You can be shot at as usual, and you may dodge.
ruling-DER-16 = May a second <jail> be laid in front of the same player?
    .text = No. One <jail> at a time.
ruling-DER-40 = May I play a card on myself?
    .text = <bang>, <duel> and <panic> never. A card that says “any player”, such as <cat_balou>, may also mean you.
ruling-BL-DYN-2 = I have just laid <dynamite>. Do I flip at once?
    .text = No. <dynamite> does nothing this turn; you flip at the start of your next one.
ruling-BL-DYN-9 = I have <dynamite> and <jail>. Which is first?
    .text = { $start_checks ->
        [dynamite_first] First <dynamite>, then <jail>, if you are still alive.
       *[other] {""}
    }
ruling-BL-DYN-10 = I have <dynamite> and <jail>. Which is first?
    .text = { $start_checks ->
        [order_laid] The one that was laid first.
       *[other] {""}
    }
ruling-DER-28 = Can <panic> take <dynamite>?
    .text = Yes. It goes to your hand, and you may lay it in front of yourself as a new <dynamite>.
ruling-DER-29 = Everyone has <dynamite> already. Where does mine go?
    .text = { $dynamite_pass ->
        [left_skip_holders] Nowhere. If nothing happens, <dynamite> stays with you.
       *[other] {""}
    }
ruling-OWN-05 = Who gets the reward when <dynamite> kills { part-an_outlaw }?
    .text = No one. No one is responsible for <dynamite>, so there is no reward and no penalty.
ruling-DER-09 = May I play <panic> on someone who has no cards?
    .text = No. <panic> and <cat_balou> need someone with at least one card.
ruling-DER-39 = Which hand card do I get with <panic>?
    .text = A random one; no one sees it before. A card in play is yours to choose.
ruling-BR-BEE-2 = May I play <beer> for someone else?
    .text = No. <beer> helps only the player who plays it.
ruling-BR-BEE-3 = How many <beer> cards may I play in a turn?
    .text = As many as you like.
ruling-BR-BEE-4 = May I play <beer> when it isn’t my turn?
    .text = { $beer_reaction ->
        [any_loss] Yes, whenever you would lose life, not only the last one. Every <beer> prevents the loss of 1 life.
       *[other] {""}
    }
ruling-BR-BEE-5 = May I play <beer> when it isn’t my turn?
    .text = { $beer_reaction ->
        [lethal_only] Only when you would be out otherwise. Against any other loss <beer> doesn’t help.
       *[other] {""}
    }
ruling-BR-BEE-6 = Only two of us are left. What about <beer>?
    .text = { $beer_two_players ->
        [no_effect] You may play <beer>, but it has no effect.
       *[other] {""}
    }
ruling-BR-BEE-7 = Only two of us are left. What about <beer>?
    .text = { $beer_two_players ->
        [forbidden] No one may play <beer> any more.
       *[other] {""}
    }
ruling-DER-12 = There were three of us, and I am losing my last life. Does <beer> still work?
    .text = Yes. You are still in the game until that is decided, so three are left and <beer> works.
ruling-DER-15 = May I play <beer> at full life?
    .text = Yes, on your turn, but it does nothing. Sometimes you just want to get rid of <beer>.
ruling-BR-BEE-8 = <dynamite> takes 3 and I have 2 life. How many <beer> cards do I need?
    .text = Two. With only one you are still out.
ruling-BR-SAL-3 = Can <saloon> save me?
    .text = No. <saloon> is played on your own turn only. Only <beer> saves you from losing your last life.
ruling-DER-13 = Can <bart_cassidy> draw the <beer> that saves him?
    .text = No. <beer> comes first: it decides whether he lives, then <bart_cassidy> draws.
ruling-DER-14 = Does <bart_cassidy> draw for a loss that <beer> made good?
    .text = { $beer_mode ->
        [prevent] No. <beer> prevents the loss: nothing was lost, so <bart_cassidy> and <el_gringo> get nothing for it.
       *[heal] Yes. The life was lost first, and <beer> brings 1 back: <bart_cassidy> and <el_gringo> get their cards.
    }
ruling-CH-GRI-5 = <el_gringo> loses his own <duel>. Does he take a card?
    .text = No. It was his own card. <el_gringo> takes one only when someone else’s card costs him life.
ruling-CH-GRI-4 = Does <el_gringo> take a card for <dynamite>?
    .text = No. No one is responsible for <dynamite>.
ruling-DER-20 = I lose the <duel> that I began, and I am out. Who killed me?
    .text = No one. If your opponent loses, it was you, because you played <duel>.
ruling-DER-21 = Do I get the reward if <gatling> kills { part-an_outlaw }?
    .text = Yes. The player who played <gatling> or <indians> is responsible.
ruling-RWD-02 = One <outlaw> kills another. Is there a reward?
    .text = Yes, 3 cards for the player who did it.
ruling-RWD-05 = The <sheriff> kills a <deputy>. What happens?
    .text = The <sheriff> discards everything: the hand and all cards in play.
ruling-RWD-07 = What do I get for killing a <deputy> or the <renegade>?
    .text = Nothing. Only { part-an_outlaw } is worth 3 cards.
ruling-END-05 = When does the <renegade> win?
    .text = Only as the last one alive. If anyone else is left when the <sheriff> falls, every <outlaw> wins.
ruling-END-08 = Not one <outlaw> is left. Is the game over?
    .text = Not while a <renegade> lives.
ruling-BR-IND-4 = Must I discard <bang> against <indians> if I can?
    .text = No. You may keep <bang> and lose 1 life.
ruling-BR-DUE-1 = How far may my opponent in a <duel> sit?
    .text = Anywhere. Distance and guns don’t matter for <duel>.
ruling-CH-CAL-2 = <calamity_janet> shoots with <missed>. Does it count as her shot?
    .text = Yes. <missed> used as <bang> is her one shot of the turn.
ruling-CH-CAL-3 = Can <calamity_janet> use <missed> in a <duel>?
    .text = Yes, in <duel> and against <indians> as well: both cards are the same for <calamity_janet>.
ruling-CH-SUZ-2 = When does <suzy_lafayette> draw?
    .text = The moment her hand is empty, even in the middle of a card, such as a <duel>.
ruling-DER-37 = <suzy_lafayette> is the <sheriff> and loses all cards as a penalty. Does she draw?
    .text = Yes, one card at once.
ruling-DER-45 = Two players are left. Does the ability of <sid_ketchum> still work?
    .text = Yes. It isn’t <beer>; <sid_ketchum> may even use it to keep the last life.
ruling-CH-VSA-1 = Who gets the cards of a dead player when <vulture_sam> is in the game?
    .text = <vulture_sam>, all of them, from hand and from play.
ruling-DER-32 = <lucky_duke> flips two cards. Where do they go?
    .text = Both are discarded, in the order that <lucky_duke> chooses.
ruling-CH-BLA-2 = Does <black_jack> also show the extra card?
    .text = No, only the second one. The card won with it stays hidden.
ruling-DER-26 = Everyone’s hand is empty. Can <jesse_jones> draw from someone?
    .text = No. Then he draws both cards from the pile.
ruling-PVD-04 = May I shoot with the card that I took from <general_store>, before everyone has one?
    .text = No. <general_store> is finished first. Only one card is played at a time.
ruling-DER-06 = There are fewer cards than players for <general_store>. Who gets one?
    .text = The discards are shuffled if needed. If it still isn’t enough, the last ones go without.
ruling-DER-05 = The <draw_pile|draw pile> and the <discard_pile|discard pile> are empty. What do I draw?
    .text = Nothing. There is no penalty.
ruling-PH3-06 = I must <phase_discard|discard> several cards. Who decides the order?
    .text = You do. The last one ends up on top.
ruling-GR-GEN-2 = May I use a <green_border|green card> in the turn I lay it?
    .text = { $green_cards ->
        [true] No. It can be used from your next turn on, once.
       *[other] {""}
    }
ruling-GR-GEN-5 = When does my <sombrero> protect me?
    .text = As soon as your turn is over: <sombrero> and other green cards with the <missed_symbol> also work on other players’ turns.
ruling-GR-GEN-7 = I take a <green_border|green card> from someone. May I use it at once?
    .text = { $green_cards ->
        [true] No. It goes to your hand. You may lay it, and use it from your next turn on.
       *[other] {""}
    }
ruling-DER-25 = I discard <bang> to pay for <brawl>. Was that a shot?
    .text = No. A card that pays has no effect, and it may be any card in your hand.
ruling-BR-NOBEER = Are <whisky>, <tequila> and <canteen> a kind of <beer>?
    .text = No. They work on your own turn only and save no one, but they still work with two players left.
ruling-DER-27 = Does <brawl> hit those who have no cards?
    .text = No, they are left out. You may also spare someone.
ruling-DER-22 = Can <chuck_wengam> prevent his own payment with <beer>?
    .text = No. The life is the price for 2 cards, not a hit.
ruling-DER-23 = Does <molly_stark> draw for <dodge>?
    .text = Only the card of <dodge> itself. The ability counts <bang>, <missed> and <beer>.
ruling-DER-24 = May <doc_holyday> discard cards in play for his shot?
    .text = No, only two cards from hand.
ruling-DER-18 = What happens when I play a diamond on <apache_kid>?
    .text = Nothing happens to him. You may play it, but it is wasted, even if you meant well.
ruling-DER-50 = Do my diamonds in play work against <apache_kid>?
    .text = Yes. <barrel>, <mustang> and guns work for you as usual; only what you play on him doesn’t.
ruling-DER-19 = Does <jourdonnais> lose his ability during <belle_star>’s turn?
    .text = No. She switches off cards in play, not abilities. Those cards can still be taken.
ruling-DER-17 = <jail> lies in front of <vera_custer>. Which ability does she have?
    .text = She flips with the old one. If <jail> keeps her, she has none until her next turn.
ruling-CH-VER-3 = Someone is out, and both <vulture_sam> and <vera_custer> have his ability. Who gets the cards?
    .text = They share: the next of the two clockwise chooses first, then they take turns.
ruling-CH-HER-2 = <herb_hunter> kills { part-an_outlaw }. How many cards?
    .text = Five: 3 as the reward and 2 for the ability of <herb_hunter>.
ruling-DER-30 = <dynamite> takes 3 and <tequila_joe> has 2 life. Is one <beer> enough?
    .text = Yes. His <beer> makes good 2 life, so 1 is left.
ruling-TRI-05 = Three players: my target was killed by someone else. Have I won?
    .text = { $three_player_game ->
        [true] No. It counts only if you do it yourself. Now the two of you who are left must kill each other.
       *[other] {""}
    }
ruling-TRI-09 = Three players: may I play <jail> on anyone?
    .text = { $three_player_game ->
        [true] Yes. There is no <sheriff>.
       *[other] {""}
    }
ruling-HN-GHO-3 = I am back by <ghost_town>. Can I be shot?
    .text = Yes, but you can’t go out again before your turn is over: a ghost has no life to lose.
ruling-HN-GHO-2 = Does a ghost of <ghost_town> have an ability?
    .text = Yes, that of their character.
ruling-HN-HAN-2 = Does <volcanic> still shoot at will during <hangover>?
    .text = Yes. <hangover> takes the abilities of characters; weapons keep theirs.
ruling-HN-DAL-2 = May I choose <jail> or <dynamite> for <daltons>?
    .text = Yes, any blue card in front of you. If there is one, you must discard one.
ruling-HN-BLE-2 = What does <blessing> mean for flipped cards?
    .text = They are all hearts: <barrel> always helps, <jail> always sets you free, and <dynamite> never { part-goes_off }.
ruling-HN-CUR-2 = What does <curse> mean for flipped cards?
    .text = They are all spades: <barrel> never helps, <jail> never opens, and on every 2 to 9 <dynamite> does { part-goes_off }.
ruling-HN-REV-2 = May I save myself with <beer> during <reverend>?
    .text = No. No one plays <beer> at all. <saloon> is allowed.
ruling-HN-SER-2 = May I play <gatling> on my turn during <sermon>?
    .text = Yes. Only <bang> cards can’t be used on one’s own turn, not even in a <duel>.
ruling-HN-NOO-2 = <jail> lies in front of me. Do I lose a life to <high_noon>?
    .text = Yes, before <jail> is looked at. No one is responsible for it.
ruling-FF-FIS-2 = I dodge the shots of <fistful_of_cards> with two cards. Are there fewer shots now?
    .text = No. The cards in your hand are counted once, when your turn begins.
ruling-FF-AMB-2 = Does <mustang> still help during <ambush>?
    .text = Yes. Everyone is at distance 1, and from there <mustang> and <scope> count as always.
ruling-FF-DEA-3 = Is there a reward for eliminating { part-an_outlaw } who is back by <dead_man>?
    .text = Yes, again: from then on they are a player like any other.
ruling-FF-LIQ-2 = May I skip drawing for <hard_liquor> with all my life?
    .text = No, only when you have lost some. You then give up all of phase 1.
ruling-FF-JUD-2 = Do the cards in front of me still work during <judge>?
    .text = Yes. Only no new ones may be laid.
ruling-FF-LAS-2 = Do I flip for <dynamite> and <jail> during <lasso>?
    .text = { $lasso_jail ->
        [asleep] No. They wait in front of you and go on when <lasso> is covered.
       *[other] {""}
    }
ruling-FF-LAW-3 = I drew <missed> under <law_of_the_west>. Must I play it?
    .text = No. You must play the card only if it can be played on your turn.
ruling-FF-RIC-2 = Does a shot at a card by <ricochet> count as my one <bang>?
    .text = No. You may do it as often as you have <bang> cards, at any distance.
ruling-FF-ROU-2 = May I keep my <missed> during <russian_roulette>?
    .text = { $roulette_refusal ->
        [true] Yes. Then you lose 2 life, and it is over.
       *[other] {""}
    }
ruling-FF-SNI-2 = Does the shot of <sniper> count as my one <bang>?
    .text = No, but it needs someone in range, and 2 <bang> cards.
ruling-FF-VEN-2 = I lost my turn to <jail>. Do I flip for <vendetta>?
    .text = No.
