-- Whose language model writes, what it may cost, and what was sent to it.

-- A provider of the organization's own: its key is sealed by the server and opened nowhere else.
create table public.ai_providers (
  org_id uuid primary key references public.organizations (id) on delete cascade,
  provider text not null check (provider in ('anthropic', 'openai', 'google', 'openai-compatible')),
  model text not null check (char_length(model) between 1 and 200),
  model_small text not null check (char_length(model_small) between 1 and 200),
  base_url text check (char_length(base_url) between 1 and 500),
  -- Null: a model that asks for no key.
  sealed_key text,
  key_last_four text check (char_length(key_last_four) <= 4),
  -- Cents per million tokens, by size of model. Null: nobody said, so the installation's prices count.
  prices jsonb,
  set_by uuid,
  set_at timestamptz not null default now(),
  foreign key (org_id, set_by) references public.users (org_id, id) on delete set null (set_by)
);
create index ai_providers_setter on public.ai_providers (org_id, set_by);

alter table public.clients
  -- Null: none of its own, the organization's counts.
  add column ai_monthly_cap_cents integer check (ai_monthly_cap_cents >= 0),
  add column ai_never_send boolean not null default false;

-- A call to a language model. It begins as allowed, with what it may cost at most, so that two runs at once
-- count each other; what it really used takes that place when it ends. The words are kept for thirty days,
-- the figures for good.
create table public.agent_calls (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  run_id uuid not null,
  session_id uuid not null,
  client_id uuid,
  job text not null check (job ~ '^[a-z]{2,20}$'),
  model text not null,
  size text not null check (size in ('small', 'large')),
  -- Sent with the organization's own key, at its own expense.
  own boolean not null,
  instructions text,
  material text,
  completion text,
  input_tokens integer not null default 0,
  cached_tokens integer not null default 0,
  output_tokens integer not null default 0,
  cost_micros bigint not null,
  milliseconds integer not null default 0,
  outcome text not null default 'allowed'
    check (outcome in ('allowed', 'done', 'failed', 'stopped')),
  failure text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (org_id, id),
  foreign key (org_id, run_id) references public.agent_runs (org_id, id) on delete cascade
);
create index agent_calls_run on public.agent_calls (org_id, run_id);
create index agent_calls_month on public.agent_calls (org_id, created_at)
  include (client_id, own, cost_micros);
create index agent_calls_words on public.agent_calls (org_id, created_at, id)
  where instructions is not null;

-- What a run's calls used, by job.
alter table public.agent_runs add column jobs jsonb not null default '[]';
