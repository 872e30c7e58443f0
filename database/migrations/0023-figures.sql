-- Figures: what exports, calls and people tell about days. Rows are only added: which of them stand follows
-- from the order of their imports (app.standing_figures), so that an import is undone by taking it away.
create sequence app.figure_import_order;

create table public.figure_imports (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  -- As people call it: "Import 41".
  number integer not null,
  via text not null check (via in ('files', 'api', 'hand')),
  state text not null default 'draft' check (state in ('draft', 'done', 'undone')),
  -- Later imports stand before earlier ones; given when it is done.
  turn bigint,
  -- Of a call that may be sent again, with what it said.
  idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  request_hash text,
  -- Whose figures it brought; given when it is done.
  sources text[] not null default '{}',
  -- Lines: new, restated, same.
  counts jsonb not null default '{}',
  created_by uuid,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  undone_by uuid,
  undone_at timestamptz,
  primary key (org_id, id),
  unique (org_id, number),
  unique (org_id, idempotency_key),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, created_by) references public.users (org_id, id)
    on delete set null (created_by),
  foreign key (org_id, undone_by) references public.users (org_id, id)
    on delete set null (undone_by),
  check ((state = 'draft') = (turn is null))
);
create index figure_imports_client on public.figure_imports (org_id, client_id, turn);
create index figure_imports_author on public.figure_imports (org_id, created_by);
create index figure_imports_undone_by on public.figure_imports (org_id, undone_by);

-- The files of an import. A file that was refused says why and brings no rows.
create table public.figure_files (
  org_id uuid not null,
  import_id uuid not null,
  client_id uuid,
  place smallint not null,
  name text not null check (char_length(name) between 1 and 300),
  bytes bigint not null,
  -- reading: until its last line is there; a reading that was cut off stays so, and never counts.
  state text not null check (state in ('asks', 'reading', 'read', 'refused')),
  -- What was found out about it: kind, encoding, columns, platform, questions, reason of a refusal.
  head jsonb not null,
  -- What the person answered: roles of columns, order of dates, currency.
  answers jsonb not null default '{}',
  lines integer not null default 0,
  -- The first problems with line, column, value and words; how many there are.
  problems jsonb not null default '[]',
  problem_count integer not null default 0,
  -- Lines without a figure, by reason.
  left_out jsonb not null default '{}',
  primary key (org_id, import_id, place),
  foreign key (org_id, import_id) references public.figure_imports (org_id, id) on delete cascade
);

-- One figure of one line. Money in minor units of its currency. They come by the hundred thousand, and only
-- by app.add_figures: a foreign key would look up the same import for each. They go with their import by
-- app.on_figure_import_deleted.
create table public.figures (
  org_id uuid not null,
  client_id uuid,
  import_id uuid not null,
  place smallint not null,
  line integer not null,
  day date not null,
  hour smallint check (hour between 0 and 23),
  source text not null,
  channel text,
  -- How the line is cut: its grain, and by what else.
  cut text not null,
  entity text,
  campaign text,
  slice text,
  measure text not null,
  value numeric not null,
  currency text,
  attribution text,
  -- Lines that share it tell the same figure of the same day (app.figure_key).
  key bigint not null,
  primary key (org_id, import_id, place, line, measure, day)
) partition by range (day);
create index figures_days on public.figures (org_id, client_id, source, day);
create table app.figures_rest partition of public.figures default;
alter table app.figures_rest enable row level security;
alter table app.figures_rest force row level security;

-- What stands, added up by day, week (from Monday) and month: kept by app.settle_figures alone, which says
-- that there is one row of each kind. No foreign keys, as in figures.
create table public.figure_totals (
  org_id uuid not null,
  client_id uuid,
  span text not null check (span in ('day', 'week', 'month')),
  starts_on date not null,
  source text not null,
  channel text,
  campaign text,
  measure text not null,
  currency text,
  value numeric not null,
  -- Lines behind the value.
  lines integer not null
);
create index figure_totals_days on public.figure_totals (org_id, client_id, span, starts_on);

-- Which campaign a name in a source means; null in it: known, and no campaign of ours.
create table public.figure_campaigns (
  org_id uuid not null references public.organizations (id) on delete cascade,
  client_id uuid,
  source text not null,
  name text not null check (char_length(name) between 1 and 400),
  campaign_id uuid,
  matched_by uuid,
  matched_at timestamptz not null default now(),
  unique nulls not distinct (org_id, client_id, source, name),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, campaign_id) references public.campaigns (org_id, id)
    on delete set null (campaign_id),
  foreign key (org_id, matched_by) references public.users (org_id, id)
    on delete set null (matched_by)
);
create index figure_campaigns_campaign on public.figure_campaigns (org_id, campaign_id);
create index figure_campaigns_matcher on public.figure_campaigns (org_id, matched_by);

-- How somebody's table is read, remembered by its headers.
create table public.figure_mappings (
  org_id uuid not null references public.organizations (id) on delete cascade,
  headers_key text not null,
  answers jsonb not null,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (org_id, headers_key),
  foreign key (org_id, updated_by) references public.users (org_id, id)
    on delete set null (updated_by)
);
create index figure_mappings_author on public.figure_mappings (org_id, updated_by);

-- Remarks on the time line.
create table public.figure_remarks (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  day date not null,
  words text not null check (char_length(words) between 1 and 200),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, created_by) references public.users (org_id, id)
    on delete set null (created_by)
);
create index figure_remarks_day on public.figure_remarks (org_id, client_id, day);
create index figure_remarks_author on public.figure_remarks (org_id, created_by);

-- Metrics of an organization's own: a formula over measures and other metrics.
create table public.custom_metrics (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id text not null check (id ~ '^[a-z][a-z0-9_]{0,39}$'),
  name text not null check (char_length(name) between 1 and 60),
  formula text not null check (char_length(formula) between 1 and 500),
  good text not null check (good in ('up', 'down', 'neither')),
  note text not null default '' check (char_length(note) <= 300),
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, created_by) references public.users (org_id, id)
    on delete set null (created_by)
);
create index custom_metrics_author on public.custom_metrics (org_id, created_by);
