-- Second factors, invitations, teams, mail, notifications, feedback, pictures.

alter table auth."user" add column second_factor boolean not null default false;
-- The team invitation somebody signs up with; read by the trigger that provisions the account and taken away again.
alter table auth."user" add column invitation_token text;
alter table auth.session add column amr text;
-- When the session last passed its second factor: sensitive actions want it recent.
alter table auth.session add column aal2_at timestamptz;

-- Column names as the authentication library writes them.
create table auth."mfaFactor" (
  id uuid primary key default gen_random_uuid(),
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "factorType" text not null check ("factorType" = 'totp'),
  "friendlyName" text,
  -- Encrypted with the server's secret.
  secret text not null,
  status text not null check (status in ('unverified', 'verified')),
  "createdAt" timestamptz not null default current_timestamp,
  -- The last time step whose code was accepted: a code is good once.
  "lastStep" bigint
);
create index mfa_factor_owner on auth."mfaFactor" ("userId");
create table auth."mfaChallenge" (
  id uuid primary key default gen_random_uuid(),
  "factorId" uuid not null references auth."mfaFactor" (id) on delete cascade,
  "userId" uuid not null,
  "expiresAt" timestamptz not null,
  "usedAt" timestamptz,
  attempts integer not null default 0
);
create index mfa_challenge_factor on auth."mfaChallenge" ("factorId");
create table auth.recovery_code (
  user_id uuid not null references auth."user" (id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
-- Failed sign-ins by the hash of the email, known or not, so that neither the answer nor its time tells which.
create table auth.sign_in_failure (
  email_hash text primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
grant select, insert, update, delete on auth."mfaFactor", auth."mfaChallenge" to app_auth;

create table app.operators (
  user_id uuid primary key references auth."user" (id) on delete cascade,
  granted_at timestamptz not null default now(),
  granted_by text not null
);
create table app.operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index operator_log_newest on app.operator_log (at desc);
create table app.isolation_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null,
  milliseconds integer not null,
  holds boolean not null,
  organizations integer not null,
  ran_by text not null,
  lines jsonb not null
);

-- Mail waits here from the transaction that causes it until it is sent, or given up as dead.
create table app.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  queued_at timestamptz not null default clock_timestamp(),
  recipient text not null,
  template text not null,
  -- What the template needs; emptied when the mail is gone, because links in it open doors.
  data jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz default clock_timestamp(),
  sent_at timestamptz,
  last_error text,
  -- Only where a mailbox page stands in for delivery: {subject, text, html}.
  rendered jsonb
);
create index mail_outbox_due on app.mail_outbox (next_attempt_at) where status in ('queued', 'sending');
create index mail_outbox_newest on app.mail_outbox (queued_at desc);

-- Who asked to be let in. One record an email.
create table public.invitation_requests (
  email text primary key check (email = lower(email)),
  company_name text not null,
  organization_type text not null check (organization_type in ('SME', 'AGENCY')),
  use_case text,
  referral_source text,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text
);
create index invitation_requests_newest on public.invitation_requests (requested_at desc);

create table public.team_invitations (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email)),
  role_name text not null,
  client_ids uuid[] not null default '{}',
  -- sha256 of the link's secret, in hex. The link itself is known to the mail alone.
  token_hash text not null,
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  primary key (org_id, id),
  unique (org_id, token_hash)
);
create unique index team_invitations_open on public.team_invitations (org_id, email) where accepted_at is null and revoked_at is null;

create table public.images (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  purpose text not null check (purpose in ('avatar', 'feedback')),
  width integer not null,
  height integer not null,
  -- WebP, re-encoded by the server; never what was uploaded.
  bytes bytea not null check (octet_length(bytes) <= 1500000),
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, owner_id) references public.users (org_id, id) on delete cascade
);
create index images_owner on public.images (org_id, owner_id);

alter table public.users add column avatar_id uuid;
alter table public.users add column theme text not null default 'system' check (theme in ('system', 'light', 'dark'));
alter table public.users add column default_agent text;
alter table public.users add column digested_at timestamptz;
alter table public.users add foreign key (org_id, avatar_id) references public.images (org_id, id) on delete set null (avatar_id);
create index users_avatar on public.users (org_id, avatar_id);

create table public.notifications (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  event text not null,
  title text not null,
  body text not null default '',
  href text,
  in_digest boolean not null default false,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, user_id) references public.users (org_id, id) on delete cascade
);
create index notifications_newest on public.notifications (org_id, user_id, created_at desc);
create index notifications_unread on public.notifications (org_id, user_id) where read_at is null;
create table public.notification_settings (
  org_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null,
  event text not null,
  in_app boolean not null,
  mail boolean not null,
  digest boolean not null,
  primary key (org_id, user_id, event),
  foreign key (org_id, user_id) references public.users (org_id, id) on delete cascade
);
-- How an event reaches somebody who chose nothing. Seeded with the functions.
create table app.notification_defaults (
  event text primary key,
  in_app boolean not null,
  mail boolean not null,
  digest boolean not null
);

-- Which roles can be given in which kind of organization. Seeded with the functions.
create table app.assignable_roles (
  organization_type text not null,
  rank integer not null,
  role_name text not null,
  owners_only boolean not null,
  takes_client boolean not null,
  needs_client boolean not null,
  primary key (organization_type, role_name)
);

create table public.feedback (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  kind text not null check (kind in ('idea', 'problem', 'praise')),
  message text not null check (char_length(message) between 1 and 5000),
  page text not null default '',
  screenshot_id uuid,
  status text not null default 'new' check (status in ('new', 'done')),
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, user_id) references public.users (org_id, id) on delete set null (user_id),
  foreign key (org_id, screenshot_id) references public.images (org_id, id) on delete set null (screenshot_id)
);
create index feedback_writer on public.feedback (org_id, user_id);
create index feedback_screenshot on public.feedback (org_id, screenshot_id);

create index audit_log_person on public.audit_log (org_id, actor_id, id desc);
