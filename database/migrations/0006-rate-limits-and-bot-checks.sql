-- What several server processes have to count together. Neither belongs to an organization, and both forget.

-- Calls per key and window, in the form that rate-limiter-flexible reads and writes. Keys are hashes: no address and no email stands here.
create table app.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970; rows are deleted an hour after it.
  expire bigint
);

-- Solutions of the bot check that were used, until they would have expired anyway.
create table app.spent_bot_checks (
  -- sha256 of the challenge's signature, in hex.
  id text primary key,
  expires_at timestamptz not null
);
create index spent_bot_checks_expiry on app.spent_bot_checks (expires_at);
