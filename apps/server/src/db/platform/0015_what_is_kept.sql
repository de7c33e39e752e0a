-- Every table's comment says what is kept about a person, why, and for how long. A test reads them.
comment on table gateway.outbox is
  'Messages on their way, with the address they go to. Kept until they are sent, and for 7 days at most.';
comment on table gateway.invites is 'Invitations and whose address they were made for. Kept until the operator removes them.';
comment on table gateway.limits is
  'How often somebody has tried something, by account, address or network. Kept until the limit is free again, an hour or a day.';
comment on table gateway.recovery_codes is 'Hashes of a person''s recovery codes. Go with the account.';
comment on table gateway.sent_codes is 'Hashes of codes that were sent to somebody. Kept for a day after they have run out.';
comment on table gateway.sign_in_flows is 'Sign-ins that were begun. Kept for a day after they have run out.';
comment on table gateway.sign_ups is 'Sign-ups that wait for the address to be confirmed. Kept until then, and for 30 days at most.';
comment on table gateway.used_totp_steps is 'Which code of an app a person used last, so that it works once. Goes with the account.';
comment on table gateway.discarded_files is 'Files that wait to be removed. Kept until the file is gone. Nothing about a person.';
comment on table gateway.secrets is 'Secrets that processes share. Nothing about a person.';
comment on table gateway.signing_keys is 'Keys that sign tokens. Nothing about a person.';
comment on table gateway.platform_migrations is 'Which files of the gateway have run. Nothing about a person.';
