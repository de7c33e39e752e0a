-- Every table's comment says what is kept about a person, why, and for how long. A test fails for a table without one.

comment on table public.my_users is
  'A player''s public profile: name, icon, text, totals; and what they answered at the start. For profiles, boards and the rules for children. Goes with the account.';
comment on column public.my_users.where_from is 'Where they heard of the site, if they said so. For the operator''s statistics; nobody else reads it.';
comment on column public.my_users.who_from is 'Who told them of the site, if they said so. For the operator''s statistics; nobody else reads it.';
comment on column public.my_users.age_band is 'The age group they chose; no birthday is asked for. For the rules that protect children; neither players nor moderators read it.';
comment on table public.player_roles is 'What an operator lets a player do beyond playing. Goes with the account.';
comment on table public.privacy_settings is 'Whether a player shows what they play. Goes with the account.';
comment on table public.apps_played is 'Which class a player played when, for rewards and for "played last". Goes with the account.';
comment on table public.favorite_apps is 'The classes a player marked, for their lists. Goes with the account.';
comment on table public.streak is 'On which day a player last claimed, and how many in a row. Goes with the account.';
comment on table public.items_unlocked is 'The items a player has and wears. Goes with the account.';
comment on table public.game_runs is
  'Runs of a player and what they pressed, so that the server can play them again and others can watch. Abandoned runs are kept for 8 days, inputs as long as a run stands on a board or is among the last twenty; the rest goes with the account.';
comment on table public.game_saves is 'Saved games of a player, the last few of each class. Go with the account.';
comment on table public.leaderboard_submissions is 'Scores a player handed in and what became of them, for boards. Go with the account.';
comment on table public.creator_videos is 'Videos a creator shows, for the page of videos. Go with the account.';
comment on table public.reports is
  'What players and visitors reported and why, so that a moderator can look. Kept until it is decided and for 90 days after that; those of a player go with the account.';
comment on table public.takedowns is
  'Notices about somebody''s rights, with the name and the addresses that the law asks for. Kept as long as the site runs, because they prove why a class was taken off the list.';
comment on column public.takedowns.contact_name is 'Who sent the notice. The operator reads it; moderators do not.';
comment on column public.takedowns.contact_email is 'Where to answer. The operator reads it; moderators do not.';
comment on column public.takedowns.contact_address is 'Where to answer by post. The operator reads it; moderators do not.';
comment on column public.takedowns.signature is 'The name they signed with. The operator reads it; moderators do not.';
comment on table public.apps is 'The classes of the site. Nothing about a player.';
comment on table public.categories is 'The subjects that classes belong to. Nothing about a player.';
comment on table public.seasons is 'Seasons of the battle pass. Nothing about a player.';
comment on table public.shop_items is 'Items that can be had. Nothing about a player.';

comment on table private.bans is 'Who is suspended, why and until when, so that it is kept to. Gone when it ends, and with the account.';
comment on table private.departures is 'Who has asked to leave and when that becomes final. Kept for those 7 days.';
comment on table private.wallets is
  'A player''s balance. When the account goes, the wallet stays without an owner, so that the ledger still adds up.';
comment on table private.ledger is
  'Every movement of Dabloons, so that balances can be proven. When the account goes, entries stay without an owner.';
comment on table private.credits is 'What a player has earned and is to be paid. Kept for 90 days; goes with the account.';
comment on table private.gifts is 'Why the operator gave a player an item. Goes with the account.';
comment on table private.meters is 'When a player''s next five minutes count, and what they play just now. Overwritten all the time; goes with the account.';
comment on table private.standings is
  'Where a player stands on which board. Boards of days and weeks are kept as the operator says (keep-day-boards, keep-week-boards); the rest goes with the account.';
comment on table private.score_images is 'Pictures of scores that wait for a moderator. Kept until that is decided; go with the account.';
comment on table private.game_checkpoints is 'What was heard of a run while it was played, so that it can be judged. Kept until then; goes with the account.';
comment on table private.discarded_images is 'Pictures that wait to be removed, by file name. Kept until the file is gone. Nothing about a player.';
comment on table private.clock is 'The clock of the rules. Nothing about a player.';
comment on table private.daily_seeds is 'The seeds of the days. Nothing about a player.';
comment on table private.rewards is 'What is paid for what. Nothing about a player.';
comment on table private.standing_marks is 'Values at every so many ranks of a board, without a name. Nothing about a player.';
