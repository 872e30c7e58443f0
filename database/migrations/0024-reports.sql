-- Reports: what is told of a week or a month. A draft is computed when it is read; once it was sent its
-- content is kept as it was, so that its numbers never move.
create table public.report_schedules (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  report_type text not null check (char_length(report_type) between 1 and 40),
  sections text[] not null,
  brand text not null check (brand in ('agency', 'client')),
  cadence text not null check (cadence in ('weekly', 'monthly')),
  -- Monday is 1.
  weekday smallint not null check (weekday between 1 and 7),
  working_day smallint not null check (working_day between 1 and 20),
  hour smallint not null check (hour between 0 and 23),
  time_zone text not null check (char_length(time_zone) between 1 and 60),
  recipients uuid[] not null check (cardinality(recipients) between 1 and 50),
  share boolean not null,
  next_at timestamptz not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, created_by) references public.users (org_id, id)
    on delete set null (created_by)
);
create index report_schedules_client on public.report_schedules (org_id, client_id);
create index report_schedules_author on public.report_schedules (org_id, created_by);

create table public.reports (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  report_type text not null check (char_length(report_type) between 1 and 40),
  title text not null check (char_length(title) between 1 and 160),
  period_rule text not null check (period_rule in ('last-week', 'last-month', 'days')),
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  sections text[] not null,
  brand text not null check (brand in ('agency', 'client')),
  -- What was planned, by metric; money in minor units.
  plan jsonb not null default '{}',
  -- Next steps and a text by hand.
  steps jsonb not null default '[]',
  words text not null default '' check (char_length(words) <= 8000),
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- The numbers as they were sent.
  content jsonb,
  schedule_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  published_at timestamptz,
  shared_at timestamptz,
  shared_by uuid,
  deleted_at timestamptz,
  primary key (org_id, id),
  -- One report of a schedule and a period, however many servers look.
  unique (org_id, schedule_id, period_from),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, schedule_id) references public.report_schedules (org_id, id)
    on delete set null (schedule_id),
  foreign key (org_id, created_by) references public.users (org_id, id)
    on delete set null (created_by),
  foreign key (org_id, shared_by) references public.users (org_id, id)
    on delete set null (shared_by),
  check ((state = 'published') = (content is not null)),
  check (shared_at is null or state = 'published')
);
create index reports_newest on public.reports (org_id, client_id, created_at desc);
create index reports_author on public.reports (org_id, created_by);
create index reports_shared_by on public.reports (org_id, shared_by);

create table public.report_comments (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  report_id uuid not null,
  section text check (char_length(section) <= 40),
  body text not null check (char_length(body) between 1 and 2000),
  -- Written by the client's people.
  from_client boolean not null,
  author_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (org_id, id),
  foreign key (org_id, report_id) references public.reports (org_id, id) on delete cascade,
  foreign key (org_id, author_id) references public.users (org_id, id)
    on delete set null (author_id)
);
create index report_comments_report on public.report_comments (org_id, report_id, created_at);
create index report_comments_author on public.report_comments (org_id, author_id);

-- A report on its way to one person: never twice. Dead ones wait for somebody to try again.
create table public.report_mails (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  report_id uuid not null,
  recipient_id uuid not null,
  requested_by uuid,
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'dead')),
  attempts integer not null default 0,
  reason text,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (org_id, id),
  unique (org_id, report_id, recipient_id),
  foreign key (org_id, report_id) references public.reports (org_id, id) on delete cascade,
  foreign key (org_id, recipient_id) references public.users (org_id, id) on delete cascade,
  foreign key (org_id, requested_by) references public.users (org_id, id)
    on delete set null (requested_by)
);
create index report_mails_recipient on public.report_mails (org_id, recipient_id);
create index report_mails_requester on public.report_mails (org_id, requested_by);

-- A mail that carries a report says so, and is tried less often than one that opens a door.
alter table app.mail_outbox
  add column report_org_id uuid,
  add column report_mail_id uuid,
  add column most_attempts integer not null default 8;
