-- The first twelve classes.

insert into public.categories (id, title, position) values
  ('arcade', 'Arcade', 1),
  ('puzzle', 'Puzzle', 2),
  ('board', 'Board', 3),
  ('reaction', 'Reaction', 4),
  ('typing', 'Typing', 5),
  ('maths', 'Maths', 6),
  ('physics', 'Physics', 7),
  ('two-players', 'Two players', 8);

insert into public.apps
  (id, code, tagline, description, controls, categories, devices, players, spine, featured, icon, developer, licence, verifier, listed)
select
  id, code, tagline, description, controls::jsonb, categories::text[], devices::text[], players, spine, featured,
  '/covers/' || id || '.svg', 'Quackademy', 'MIT', 'replay', true
from (values
  (
    'drift-belt', 'ARC 01', 'Arcade · 1 player',
    'Steer a duck through the asteroid belt. Stars are worth the detour, rocks are not.',
    '[
      {"action": "Steer", "keys": "Arrow keys or WASD", "touch": "Drag anywhere", "pad": "Left stick"},
      {"action": "Pause", "keys": "P or Esc", "touch": "Pause button", "pad": "Start"}
    ]',
    '{arcade}', '{keyboard,touch,gamepad}', 1, '#5B34B8', false
  ),
  (
    'skyhop', 'ARC 03', 'Arcade · one button',
    'One button, many ledges. Hop when the ledge is under you and see how high a small duck can get.',
    '[
      {"action": "Hop", "keys": "Space", "touch": "Tap", "pad": "A"},
      {"action": "Pause", "keys": "P or Esc", "touch": "Pause button", "pad": "Start"}
    ]',
    '{arcade}', '{keyboard,touch,gamepad}', 1, '#0F6F77', false
  ),
  (
    'merge-garden', 'PUZ 06', 'Puzzle · daily seed',
    'Slide seeds over a board of hexagons. Two of a kind become the next plant, and the board is never large enough.',
    '[
      {"action": "Slide", "keys": "Q W E A S D", "touch": "Swipe", "pad": "Left stick"},
      {"action": "Undo", "keys": "Z", "touch": "Undo button", "pad": "B"}
    ]',
    '{puzzle}', '{keyboard,touch,gamepad}', 1, '#0E4A34', true
  ),
  (
    'lumen', 'PUZ 07', 'Puzzle · 60 levels',
    'Turn the mirrors until the light reaches every crystal. Sixty levels, no clock.',
    '[
      {"action": "Choose a mirror", "keys": "Arrow keys", "touch": "Tap", "pad": "D-pad"},
      {"action": "Turn it", "keys": "Space or Enter", "touch": "Tap again", "pad": "A"}
    ]',
    '{puzzle}', '{keyboard,mouse,touch,gamepad}', 1, '#4A57B0', false
  ),
  (
    'sudoku-sprint', 'PUZ 11', 'Puzzle · 3 grades',
    'Sudoku with exactly one solution, in three grades. Hints cost seconds.',
    '[
      {"action": "Move", "keys": "Arrow keys", "touch": "Tap a cell", "pad": "D-pad"},
      {"action": "Write", "keys": "1 to 9", "touch": "Number row", "pad": "A, then D-pad"}
    ]',
    '{puzzle}', '{keyboard,mouse,touch,gamepad}', 1, '#1F3A5F', false
  ),
  (
    'gambit-lite', 'BRD 13', 'Board · 4 rivals',
    'Chess against four rivals, from a duckling to a goose that has read a book.',
    '[
      {"action": "Choose and move", "keys": "Arrow keys and Enter", "touch": "Tap, tap", "pad": "D-pad and A"},
      {"action": "Take back", "keys": "Z", "touch": "Undo button", "pad": "B"}
    ]',
    '{board}', '{keyboard,mouse,touch,gamepad}', 1, '#8A5A1A', false
  ),
  (
    'flip-reef', 'BRD 15', 'Board · 2 players',
    'Trap a row of fish and it turns to your colour. Three rivals, or a friend beside you.',
    '[
      {"action": "Choose a cell", "keys": "Arrow keys", "touch": "Tap", "pad": "D-pad"},
      {"action": "Place", "keys": "Enter", "touch": "Tap", "pad": "A"}
    ]',
    '{board,two-players}', '{keyboard,mouse,touch,gamepad}', 2, '#3B1B5A', false
  ),
  (
    'blink', 'RCT 17', 'Reaction · 20 signals',
    'Twenty signals, and your median counts. Too early counts as well.',
    '[
      {"action": "React", "keys": "Any key", "touch": "Tap", "pad": "Any button"}
    ]',
    '{reaction}', '{keyboard,mouse,touch,gamepad}', 1, '#1D1440', false
  ),
  (
    'keystorm', 'TYP 20', 'Typing · 3 speeds',
    'Words fall out of the cloud. Type them before they reach the pond.',
    '[
      {"action": "Type", "keys": "Letter keys", "touch": "On-screen keyboard", "pad": ""},
      {"action": "Pause", "keys": "Esc", "touch": "Pause button", "pad": ""}
    ]',
    '{typing}', '{keyboard,touch}', 1, '#2A2360', true
  ),
  (
    'times-tower', 'MTH 23', 'Maths · adapts to you',
    'Every right product is a floor. The tower asks what you find hard.',
    '[
      {"action": "Answer", "keys": "Number keys and Enter", "touch": "Number pad", "pad": "D-pad and A"}
    ]',
    '{maths}', '{keyboard,touch,gamepad}', 1, '#B83C2C', false
  ),
  (
    'orbit-post', 'PHY 28', 'Physics · daily seed',
    'Sling parcels from moon to moon and land with fuel to spare.',
    '[
      {"action": "Aim", "keys": "Arrow keys", "touch": "Drag", "pad": "Left stick"},
      {"action": "Launch", "keys": "Space", "touch": "Let go", "pad": "A"}
    ]',
    '{physics}', '{keyboard,mouse,touch,gamepad}', 1, '#B3603F', false
  ),
  (
    'sumo-pucks', 'DUO 30', '2 players · one keyboard',
    'Two ducks, one ring, one keyboard. Best of five.',
    '[
      {"action": "Left duck", "keys": "WASD", "touch": "Left half", "pad": "First pad"},
      {"action": "Right duck", "keys": "Arrow keys", "touch": "Right half", "pad": "Second pad"}
    ]',
    '{two-players,physics}', '{keyboard,touch,gamepad}', 2, '#8B5C26', true
  )
) as class (id, code, tagline, description, controls, categories, devices, players, spine, featured);
