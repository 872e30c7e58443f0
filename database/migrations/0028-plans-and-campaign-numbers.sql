-- What somebody planned of a metric for a month: of an organization, of a client, or of one of its campaigns.
create table public.figure_targets (
  org_id uuid not null references public.organizations (id) on delete cascade,
  client_id uuid,
  -- Null: of everything together.
  campaign_id uuid,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  metric text not null check (metric ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- Money in minor units, rates as shares.
  value numeric not null check (value between 0 and 1e13),
  -- Of money alone.
  currency text check (currency ~ '^[A-Z]{3}$'),
  set_by uuid,
  set_at timestamptz not null default now(),
  unique nulls not distinct (org_id, client_id, campaign_id, month, metric),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, campaign_id) references public.campaigns (org_id, id) on delete cascade,
  foreign key (org_id, set_by) references public.users (org_id, id)
    on delete set null (set_by)
);
create index figure_targets_campaign on public.figure_targets (org_id, campaign_id);
create index figure_targets_author on public.figure_targets (org_id, set_by);

-- By which number a source knows a campaign, whatever it is called by now.
create table public.figure_campaign_numbers (
  org_id uuid not null references public.organizations (id) on delete cascade,
  client_id uuid,
  source text not null,
  number text not null check (char_length(number) between 3 and 64),
  -- Under which its figures are kept: the first that came with this number.
  name text not null check (char_length(name) between 1 and 400),
  -- What it is called since; null where that is the same, or another campaign is called so.
  called text check (char_length(called) between 1 and 400),
  seen_at timestamptz not null default now(),
  unique nulls not distinct (org_id, client_id, source, number),
  unique nulls not distinct (org_id, client_id, source, name),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade
);

-- Of each campaign in a file: its number, the name it is kept under, what the file calls it.
alter table public.figure_files add column campaign_numbers jsonb not null default '[]';
