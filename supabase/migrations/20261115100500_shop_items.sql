-- The first fifty items, one row per line.

-- Items that the shop sells.
insert into public.shop_items
  (id, name, description, preview_emoji, price, rarity, type, asset, coins, listed, battlepass_season)
values
  ('goose', 'Goose', 'Walks across your page. Honks at nothing.', '🦢', 100, 'common', 'special', '{"url": "/items/specials/goose.svg"}', 0, true, null),
  ('pink', 'Pink background', 'Four soft waves, none of them urgent.', '🌸', 800, 'common', 'background', '{"url": "/items/backgrounds/pink.svg"}', 0, true, null),
  ('cat', 'Cat background', 'Several cats, all unimpressed.', '🐈', 800, 'common', 'background', '{"url": "/items/backgrounds/cat.svg"}', 0, true, null),
  ('sword', 'Sword cursor', 'Points where you point.', '🗡️', 800, 'rare', 'cursor', '{"url": "/items/cursors/sword.svg"}', 0, true, null),
  ('summer-duck', 'Summer duck', 'On holiday since March. The shades stay on.', '😎', 6000, 'legendary', 'icon', '{"url": "/items/icons/summer-duck.svg"}', 0, true, null),
  ('gold-hoarder', 'Gold hoarder', 'For the very patient, or the very stuck.', '🏅', 10000, 'legendary', 'badge', '{"url": "/items/badges/gold-hoarder.svg", "icon": "hoard", "color": "#FFC83D"}', 0, true, null),
  ('rainbow-duck', 'Rainbow duck', 'Every feather counted. Twice.', '🌈', 30000, 'exotic', 'icon', '{"url": "/items/icons/rainbow-duck.svg"}', 0, true, null);

-- Season 1, the Medieval Pass: a tier is reached when the coins gained in the season equal its price. A coin tier, even
-- doubled by a streak, covers at most four fifths of the way to the next tier.
insert into public.shop_items
  (id, name, description, preview_emoji, price, rarity, type, asset, coins, listed, battlepass_season)
values
  ('squire', 'Squire', 'Carried one thing for somebody. Once.', '🛡️', 100, 'common', 'badge', '{"url": "/items/badges/squire.svg", "icon": "shield", "color": "#2563EB"}', 0, false, 1),
  ('quill', 'Goose quill', 'The goose did not offer it.', '🪶', 200, 'common', 'cursor', '{"url": "/items/cursors/quill.svg"}', 0, false, 1),
  ('monk-duck', 'Monk duck', 'Took a vow of silence. Quacked during it.', '📿', 350, 'common', 'icon', '{"url": "/items/icons/monk-duck.svg"}', 0, false, 1),
  ('castle-wall', 'Castle wall', 'A castle has four walls. You get this one.', '🏰', 500, 'common', 'background', '{"url": "/items/backgrounds/castle-wall.svg"}', 0, false, 1),
  ('town-charter', 'Town charter', 'Makes every button sound official.', '📜', 700, 'common', 'font', '{"url": "/items/fonts/texturina.css", "font_family": "Texturina"}', 0, false, 1),
  ('damp-coins', '100 Dabloons, damp', 'Out of the moat. Dry by Thursday.', '🪙', 950, 'common', 'coin', '{"url": "/items/coins/few.svg"}', 100, false, 1),
  ('practice-arrow', 'Practice arrow', 'Has never hit anything. Clicks well.', '🏹', 1250, 'common', 'cursor', '{"url": "/items/cursors/practice-arrow.svg"}', 0, false, 1),
  ('moat-swimmer', 'Moat swimmer', 'Two lengths, one of them on purpose.', '🏊', 1600, 'rare', 'badge', '{"url": "/items/badges/moat-swimmer.svg", "icon": "tower", "color": "#2C8FD6"}', 0, false, 1),
  ('jester-duck', 'Jester duck', 'Nobody laughed. The bells stayed on.', '🃏', 2000, 'rare', 'icon', '{"url": "/items/icons/jester-duck.svg"}', 0, false, 1),
  ('taxed-coins', '200 Dabloons, taxed', 'There used to be more of them.', '🪙', 2500, 'rare', 'coin', '{"url": "/items/coins/few.svg"}', 200, false, 1),
  ('tapestry', 'Tapestry', 'Woven over forty years. It is mostly ducks.', '🧵', 3100, 'rare', 'background', '{"url": "/items/backgrounds/tapestry.svg"}', 0, false, 1),
  ('armoured-snail', 'Armoured snail', 'Crosses your page by the end of term.', '🐌', 3800, 'rare', 'special', '{"url": "/items/specials/armoured-snail.svg"}', 0, false, 1),
  ('gauntlet', 'Gauntlet', 'Thrown down often. Always picked up again.', '🧤', 4700, 'rare', 'cursor', '{"url": "/items/cursors/gauntlet.svg"}', 0, false, 1),
  ('ransom-coins', '500 Dabloons, ransomed', 'The snail was returned in good spirits.', '🪙', 5800, 'rare', 'coin', '{"url": "/items/coins/pile.svg"}', 500, false, 1),
  ('knight-duck', 'Knight duck', 'Cannot see much in there. Nods anyway.', '⚔️', 7200, 'legendary', 'icon', '{"url": "/items/icons/knight-duck.svg"}', 0, false, 1),
  ('wobbly-seat', 'Round table, seat 13', 'The wobbly one. Somebody folded a napkin.', '🪑', 9000, 'legendary', 'badge', '{"url": "/items/badges/wobbly-seat.svg", "icon": "chair", "color": "#F2594B"}', 0, false, 1),
  ('royal-decree', 'Royal decree', 'Even the lunch menu sounds final.', '👑', 11500, 'legendary', 'font', '{"url": "/items/fonts/grenze-gotisch.css", "font_family": "Grenze Gotisch"}', 0, false, 1),
  ('buried-coins', '1,500 Dabloons, buried', 'X marked the spot. The goose stood on it.', '💰', 14500, 'legendary', 'coin', '{"url": "/items/coins/crate.svg"}', 1500, false, 1),
  ('dragon-nap', 'Dragon nap', 'Has guarded the hoard since lunch, eyes closed.', '🐉', 18500, 'exotic', 'background', '{"url": "/items/backgrounds/dragon-nap.svg"}', 0, false, 1),
  ('king-duck', 'King duck', 'Elected by a pond of one.', '👑', 23500, 'exotic', 'icon', '{"url": "/items/icons/king-duck.svg"}', 0, false, 1),
  ('order-of-the-crumb', 'Order of the Crumb', 'The highest honour in the realm. It is toast.', '🍞', 30000, 'exotic', 'badge', '{"url": "/items/badges/order-of-the-crumb.svg", "icon": "toast", "color": "#FFC83D"}', 0, false, 1);

-- Season 2, the Halloween Pass.
insert into public.shop_items
  (id, name, description, preview_emoji, price, rarity, type, asset, coins, listed, battlepass_season)
values
  ('candy-corn', 'Candy corn', 'Three colours, one flavour, no comment.', '🍬', 100, 'common', 'cursor', '{"url": "/items/cursors/candy-corn.svg"}', 0, false, 2),
  ('jack-lantern', 'Jack lantern', 'Lit from within. Unmoved from without.', '🎃', 200, 'common', 'badge', '{"url": "/items/badges/jack-lantern.svg", "icon": "lantern", "color": "#F08A2C"}', 0, false, 2),
  ('sheet-duck', 'Sheet duck', 'A ghost, if nobody asks.', '👻', 300, 'common', 'icon', '{"url": "/items/icons/sheet-duck.svg"}', 0, false, 2),
  ('late-homework', 'Late homework', 'Neat, for something written on the bus.', '✏️', 450, 'common', 'font', '{"url": "/items/fonts/patrick-hand.css", "font_family": "Patrick Hand"}', 0, false, 2),
  ('sticky-coins', '100 Dabloons, sticky', 'There was toffee in that pocket.', '🪙', 650, 'common', 'coin', '{"url": "/items/coins/few.svg"}', 100, false, 2),
  ('cobweb-corner', 'Cobweb corner', 'The caretaker was told it is decoration.', '🕸️', 900, 'common', 'background', '{"url": "/items/backgrounds/cobweb-corner.svg"}', 0, false, 2),
  ('web-designer', 'Web designer', 'Eight legs, one layout.', '🕷️', 1200, 'common', 'badge', '{"url": "/items/badges/web-designer.svg", "icon": "spider", "color": "#C3ACFA"}', 0, false, 2),
  ('velvet-bat', 'Velvet bat', 'Hangs around. Upside down at weekends.', '🦇', 1550, 'rare', 'icon', '{"url": "/items/icons/velvet-bat.svg"}', 0, false, 2),
  ('unwrapped-coins', '150 Dabloons, unwrapped', 'Swapped for one raisin. A fair deal.', '🪙', 1950, 'rare', 'coin', '{"url": "/items/coins/few.svg"}', 150, false, 2),
  ('broomstick', 'Broomstick', 'One careful owner. Low mileage.', '🧹', 2400, 'rare', 'cursor', '{"url": "/items/cursors/broomstick.svg"}', 0, false, 2),
  ('recipe-book', 'Recipe book', 'Stir twice, then read the next line.', '📖', 2950, 'rare', 'font', '{"url": "/items/fonts/kalam.css", "font_family": "Kalam"}', 0, false, 2),
  ('pumpkin-patch', 'Pumpkin patch', 'They were told to smile. This is it.', '🎃', 3600, 'rare', 'background', '{"url": "/items/backgrounds/pumpkin-patch.svg"}', 0, false, 2),
  ('haunted-coins', '400 Dabloons, haunted', 'They jingle at night. Mostly in tune.', '🪙', 4400, 'rare', 'coin', '{"url": "/items/coins/pile.svg"}', 400, false, 2),
  ('ghost-duck', 'Ghost duck', 'Floats across your page. Says boo, means hello.', '👻', 5400, 'rare', 'special', '{"url": "/items/specials/ghost-duck.svg"}', 0, false, 2),
  ('mummy-duck', 'Mummy duck', 'Wrapped for freshness since 1300 BC.', '🧻', 6700, 'legendary', 'icon', '{"url": "/items/icons/mummy-duck.svg"}', 0, false, 2),
  ('wand', 'Wand', 'Every click is a spell. It does what the button says.', '🪄', 8300, 'legendary', 'cursor', '{"url": "/items/cursors/wand.svg"}', 0, false, 2),
  ('full-moon', 'Full moon', 'Up all night. You can tell.', '🌕', 10300, 'legendary', 'badge', '{"url": "/items/badges/full-moon.svg", "icon": "moon", "color": "#FFE9A8"}', 0, false, 2),
  ('cursed-coins', '1,200 Dabloons, cursed', 'The curse wore off. The coins did not.', '💰', 12800, 'legendary', 'coin', '{"url": "/items/coins/crate.svg"}', 1200, false, 2),
  ('midnight-menu', 'Midnight menu', 'Makes soup of the day sound like a warning.', '🕯️', 16000, 'legendary', 'font', '{"url": "/items/fonts/sansita-swashed.css", "font_family": "Sansita Swashed"}', 0, false, 2),
  ('night-school', 'Night school', 'The library never quite closes its eyes.', '📚', 20000, 'exotic', 'background', '{"url": "/items/backgrounds/night-school.svg"}', 0, false, 2),
  ('midnight-goose', 'Midnight goose', 'Still on duty. Still has not blinked.', '🌙', 24500, 'exotic', 'badge', '{"url": "/items/badges/midnight-goose.svg", "icon": "goose", "color": "#6A4FB8"}', 0, false, 2),
  ('vampire-duck', 'Vampire duck', 'Only comes out once the homework is done.', '🧛', 30000, 'exotic', 'icon', '{"url": "/items/icons/vampire-duck.svg"}', 0, false, 2);
