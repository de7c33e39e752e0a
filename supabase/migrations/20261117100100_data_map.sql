-- The comment of every table with personal data, in three parts. docs/DATA-MAP.md is written from them.

comment on table public.my_users is
  'Kept about a person: name, icon, text and totals of the public profile; what they answered at the start, with the age group. Why: profiles, boards, and the rules for children. How long: until the account is deleted.';
comment on table public.player_roles is
  'Kept about a person: the roles that the operator gave them. Why: what they may do beyond playing. How long: until it is revoked or the account is deleted.';
comment on table public.privacy_settings is
  'Kept about a person: whether they show what they play. Why: their own choice. How long: until the account is deleted.';
comment on table public.apps_played is
  'Kept about a person: which class they played when. Why: rewards, and the list of classes played last. How long: until the account is deleted.';
comment on table public.favorite_apps is
  'Kept about a person: the classes they marked. Why: their lists. How long: until they unmark it or the account is deleted.';
comment on table public.streak is
  'Kept about a person: the time of the last claim, and the current and longest streak. Why: the streak. How long: until the account is deleted.';
comment on table public.items_unlocked is
  'Kept about a person: the items they have and wear. Why: the shop and the profile. How long: until the account is deleted.';
comment on table public.game_runs is
  'Kept about a person: their runs, with what they pressed. Why: the server replays them before they count, and others can watch. How long: abandoned runs 8 days, inputs as long as a run is on a board or among the last twenty, the rest until the account is deleted.';
comment on table public.game_saves is
  'Kept about a person: saved games, the last few of each class. Why: to go on playing. How long: until they are replaced or the account is deleted.';
comment on table public.leaderboard_submissions is
  'Kept about a person: the scores they submitted, and what became of them. Why: boards. How long: until the account is deleted.';
comment on table public.creator_videos is
  'Kept about a person: the videos that a creator shows. Why: the page of videos. How long: until they remove it or the account is deleted.';
comment on table public.reports is
  'Kept about a person: what they reported and why. Why: so that a moderator can look. How long: until it is decided and 90 days after that; with the account at the latest.';
comment on table public.notices is
  'Kept about a person: what the site told them, and when they read it. Why: so that a decision is not missed. How long: the newest 100, each for 180 days.';
comment on table public.takedowns is
  'Kept about a person: name, addresses and signature of somebody who sent a takedown notice. Why: the law asks for them, and they prove why a class was unlisted. How long: as long as the site runs.';

comment on table private.age_corrections is
  'Kept about a person: when the operator corrected their age group, from what to what, and why. Why: to explain it. How long: until the account is deleted.';
comment on table private.appeals is
  'Kept about a person: their words against a suspension. Why: another moderator judges them. How long: a year.';
comment on table private.bans is
  'Kept about a person: why and until when they are suspended. Why: to apply it. How long: until it ends or the account is deleted.';
comment on table private.credits is
  'Kept about a person: rewards they have earned, paid or not. Why: each is paid once. How long: 90 days.';
comment on table private.decisions is
  'Kept about a person: what a moderator or operator decided about them, when and why. Why: to explain, appeal and undo it. How long: two years; a moderator who leaves is forgotten.';
comment on table private.departures is
  'Kept about a person: that they asked to delete their account, and when that becomes final. Why: they can change their mind. How long: those 7 days.';
comment on table private.game_checkpoints is
  'Kept about a person: checkpoints of a run that is being played. Why: to verify it. How long: until the verdict.';
comment on table private.gifts is
  'Kept about a person: why the operator gave them an item. Why: to explain it. How long: until the account is deleted.';
comment on table private.ledger is
  'Kept about a person: every movement of their Dabloons. Why: balances can be proven. How long: as long as the site runs; without an owner once the account is deleted.';
comment on table private.wallets is
  'Kept about a person: their balance. Why: the ledger must add up. How long: as long as the site runs; without an owner once the account is deleted.';
comment on table private.meters is
  'Kept about a person: when their next five minutes count, and which class they are playing. Why: rewards for time. How long: overwritten with each ping, until the account is deleted.';
comment on table private.report_senders is
  'Kept about a person: a hash of the network address of a visitor who reported something. Why: the limit of five reports a day. How long: a day.';
comment on table private.takedown_senders is
  'Kept about a person: a hash of the network address or account that sent a takedown notice. Why: one sender cannot flood the queue. How long: a day after sending if the notice is decided, and 90 days in any case.';
comment on table private.score_images is
  'Kept about a person: screenshots of scores that wait for a moderator. Why: to decide. How long: until the decision.';
comment on table private.site_setting_changes is
  'Kept about a person: which operator changed a setting, when, from what to what. Why: to explain it. How long: as long as the site runs.';
comment on table private.standings is
  'Kept about a person: their value on each board. Why: boards. How long: boards of days and weeks as the operator sets (keep-day-boards, keep-week-boards), the rest until the account is deleted.';
comment on table private.typed_scores is
  'Kept about a person: when they typed in a score, and whether it was taken back. Why: to limit how often. How long: a day.';
comment on table private.write_buckets is
  'Kept about a person: how much of a write limit they have used. Why: the limit. How long: hours, until it is free again.';
