-- Season 3, the Winter Pass: gives a new site a running season, whenever it is installed. Seasons 1 and 2 stay as they
-- are, and so does a site whose operator has already added seasons.
do $$ begin
if (select max(number) from public.seasons) > 2 then return; end if;

insert into public.seasons (number, title, starts_at, ends_at) values
  (3, 'Winter Pass', '2026-11-16T00:00:00Z', greatest('2027-02-28T23:59:59Z', now() + interval '90 days'));

insert into public.shop_items
  (id, name, description, preview_emoji, price, rarity, type, asset, coins, listed, battlepass_season)
values
  ('first-frost', 'First frost', 'Here before the heating was.', '❄️', 100, 'common', 'badge', '{"url": "/items/badges/first-frost.svg", "icon": "snowflake", "color": "#2C8FD6"}', 0, false, 3),
  ('icicle', 'Icicle', 'Points down by nature. Up took practice.', '🧊', 200, 'common', 'cursor', '{"url": "/items/cursors/icicle.svg"}', 0, false, 3),
  ('earmuff-duck', 'Earmuff duck', 'Did not hear the bell. Either of them.', '🎧', 300, 'common', 'icon', '{"url": "/items/icons/earmuff-duck.svg"}', 0, false, 3),
  ('frosted-window', 'Frosted window', 'Somebody drew a duck on it. With a wing.', '🪟', 450, 'common', 'background', '{"url": "/items/backgrounds/frosted-window.svg"}', 0, false, 3),
  ('frozen-coins', '100 Dabloons, frozen', 'Thaw before spending.', '🪙', 650, 'common', 'coin', '{"url": "/items/coins/few.svg"}', 100, false, 3),
  ('mitten', 'Mitten', 'Clicks the button, and everything near it.', '🧤', 900, 'common', 'cursor', '{"url": "/items/cursors/mitten.svg"}', 0, false, 3),
  ('snow-day', 'Snow day', 'Looked out of the window. School was open.', '🌨️', 1200, 'rare', 'badge', '{"url": "/items/badges/snow-day.svg", "icon": "window", "color": "#7A4A24"}', 0, false, 3),
  ('snow-duck', 'Snow duck', 'Stands very still. Is working on the melting.', '⛄', 1600, 'rare', 'icon', '{"url": "/items/icons/snow-duck.svg"}', 0, false, 3),
  ('lint-coins', '150 Dabloons, with lint', 'Last winter''s coat has been keeping them.', '🪙', 2100, 'rare', 'coin', '{"url": "/items/coins/few.svg"}', 150, false, 3),
  ('skating-pond', 'Skating pond', 'The goose has right of way.', '⛸️', 2700, 'rare', 'background', '{"url": "/items/backgrounds/skating-pond.svg"}', 0, false, 3),
  ('exchange-penguin', 'Exchange penguin', 'Waddles across your page. Finds it rather warm.', '🐧', 3500, 'rare', 'special', '{"url": "/items/specials/exchange-penguin.svg"}', 0, false, 3),
  ('ski-pole', 'Ski pole', 'Points. That is the whole job.', '🎿', 4600, 'rare', 'cursor', '{"url": "/items/cursors/ski-pole.svg"}', 0, false, 3),
  ('salted-coins', '500 Dabloons, salted', 'Meant for the steps. Now they are yours.', '🪙', 6000, 'rare', 'coin', '{"url": "/items/coins/pile.svg"}', 500, false, 3),
  ('ski-duck', 'Ski duck', 'Green slope. Black look.', '🎿', 7800, 'legendary', 'icon', '{"url": "/items/icons/ski-duck.svg"}', 0, false, 3),
  ('hot-chocolate', 'Hot chocolate', 'One marshmallow. There was a vote.', '☕', 10000, 'legendary', 'badge', '{"url": "/items/badges/hot-chocolate.svg", "icon": "mug", "color": "#F2594B"}', 0, false, 3),
  ('glacial-coins', '1,200 Dabloons, glacial', 'They moved here at two metres a year.', '💰', 13000, 'legendary', 'coin', '{"url": "/items/coins/crate.svg"}', 1200, false, 3),
  ('northern-lights', 'Northern lights', 'On until the caretaker finds the switch.', '🌌', 17500, 'legendary', 'background', '{"url": "/items/backgrounds/northern-lights.svg"}', 0, false, 3),
  ('ice-queen-duck', 'Ice queen duck', 'Reigns until about March.', '👑', 23000, 'exotic', 'icon', '{"url": "/items/icons/ice-queen-duck.svg"}', 0, false, 3),
  ('golden-snowball', 'Golden snowball', 'Never thrown. Everybody ducked anyway.', '🏆', 30000, 'exotic', 'badge', '{"url": "/items/badges/golden-snowball.svg", "icon": "ball", "color": "#FFC83D"}', 0, false, 3);
end $$;
