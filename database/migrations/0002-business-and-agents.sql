create table public.campaigns (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  name text not null check (char_length(name) between 1 and 200),
  description text,
  campaign_type text,
  priority_level integer not null default 0,
  budget_cents bigint check (budget_cents >= 0),
  spent_cents bigint not null default 0 check (spent_cents >= 0),
  start_date date,
  end_date date,
  marketing_channels text[] not null default '{}',
  geographic_target text,
  target_audience text,
  goals text[] not null default '{}',
  success_metrics text[] not null default '{}',
  objectives text[] not null default '{}',
  content_pillars text[] not null default '{}',
  target_personas text[] not null default '{}',
  competitor_context text,
  tags text[] not null default '{}',
  status text not null default 'draft',
  archived_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, created_by) references public.users (org_id, id) on delete set null (created_by)
);
create index campaigns_newest on public.campaigns (org_id, created_at desc);
create index campaigns_client on public.campaigns (org_id, client_id);
create index campaigns_creator on public.campaigns (org_id, created_by);
create index campaigns_figures on public.campaigns (org_id) include (status, budget_cents, spent_cents, client_id, updated_at) where archived_at is null;

-- The business profile of an organization (client_id null) or of one client.
create table public.business_contexts (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  company_name text not null,
  industry text not null,
  company_size text not null,
  description text not null default '',
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, client_id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, updated_by) references public.users (org_id, id) on delete set null (updated_by)
);
create index business_contexts_editor on public.business_contexts (org_id, updated_by);

create table public.agent_sessions (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  campaign_id uuid,
  agent_type text not null,
  tool text,
  mode text,
  title text not null,
  -- The last message of the thread that is shown.
  head_message_id uuid,
  -- The last number given out in agent_events.
  last_seq bigint not null default 0,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, campaign_id) references public.campaigns (org_id, id) on delete set null (campaign_id),
  foreign key (org_id, created_by) references public.users (org_id, id) on delete set null (created_by)
);
create index agent_sessions_newest on public.agent_sessions (org_id, agent_type, updated_at desc);
create index agent_sessions_client on public.agent_sessions (org_id, client_id);
create index agent_sessions_campaign on public.agent_sessions (org_id, campaign_id);
create index agent_sessions_creator on public.agent_sessions (org_id, created_by);

-- A tree: editing an earlier message makes a sibling, nothing is overwritten.
create table public.agent_messages (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  client_id uuid,
  parent_id uuid,
  role text not null check (role in ('user', 'agent')),
  body text not null,
  framework text,
  question jsonb,
  run_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (org_id, id),
  foreign key (org_id, session_id) references public.agent_sessions (org_id, id) on delete cascade,
  foreign key (org_id, parent_id) references public.agent_messages (org_id, id) on delete cascade
);
create index agent_messages_session on public.agent_messages (org_id, session_id, created_at) include (role);
create index agent_messages_parent on public.agent_messages (org_id, parent_id);

create table public.agent_runs (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  client_id uuid,
  message_id uuid,
  actor_id uuid not null,
  framework text,
  status text not null default 'running' check (status in ('running', 'done', 'stopped', 'failed', 'interrupted')),
  -- The server process that runs it, and its last sign of life.
  instance text not null,
  heartbeat_at timestamptz not null default now(),
  writer text not null,
  error text,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- Millionths of a US dollar.
  cost_micros bigint not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, session_id) references public.agent_sessions (org_id, id) on delete cascade
);
create index agent_runs_session on public.agent_runs (org_id, session_id, started_at);
create index agent_runs_month on public.agent_runs (org_id, started_at) include (cost_micros);
-- One run at a time in a session: two tabs cannot start two.
create unique index agent_runs_one_running on public.agent_runs (org_id, session_id) where status = 'running';

create table public.agent_events (
  org_id uuid not null,
  session_id uuid not null,
  seq bigint not null,
  client_id uuid,
  run_id uuid,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (org_id, session_id, seq),
  foreign key (org_id, session_id) references public.agent_sessions (org_id, id) on delete cascade
);

create table public.agent_outputs (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  session_id uuid,
  run_id uuid,
  agent_type text not null,
  output_type text not null,
  title text not null,
  summary text,
  content jsonb not null,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  saved_at timestamptz,
  deleted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, session_id) references public.agent_sessions (org_id, id) on delete set null (session_id),
  foreign key (org_id, created_by) references public.users (org_id, id) on delete set null (created_by)
);
create index agent_outputs_newest on public.agent_outputs (org_id, created_at desc) include (agent_type, output_type) where deleted_at is null;
create index agent_outputs_kind on public.agent_outputs (org_id, agent_type) where deleted_at is null;
create index agent_outputs_session on public.agent_outputs (org_id, session_id);
create index agent_outputs_client on public.agent_outputs (org_id, client_id);
create index agent_outputs_creator on public.agent_outputs (org_id, created_by);

-- What the agents learned, with the words it came from. A rejected row stays as a tombstone, so the same quote never proposes it again.
create table public.business_context_history (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid,
  session_id uuid,
  message_id uuid,
  agent_type text not null,
  extracted_context jsonb not null,
  confidence_score numeric(4, 3) not null check (confidence_score between 0 and 1),
  quote text not null,
  -- Normalised key, value and quote: the identity of a proposal.
  fingerprint text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  auto_approved boolean not null default false,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, client_id, fingerprint),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, session_id) references public.agent_sessions (org_id, id) on delete set null (session_id),
  foreign key (org_id, decided_by) references public.users (org_id, id) on delete set null (decided_by)
);
create index business_context_history_status on public.business_context_history (org_id, status, created_at desc);
create index business_context_history_session on public.business_context_history (org_id, session_id);
create index business_context_history_decider on public.business_context_history (org_id, decided_by);

create table public.insight_uses (
  org_id uuid not null,
  insight_id uuid not null,
  output_id uuid not null,
  client_id uuid,
  created_at timestamptz not null default now(),
  primary key (org_id, insight_id, output_id),
  foreign key (org_id, insight_id) references public.business_context_history (org_id, id) on delete cascade,
  foreign key (org_id, output_id) references public.agent_outputs (org_id, id) on delete cascade
);
create index insight_uses_output on public.insight_uses (org_id, output_id);
-- The sweep for runs whose server is gone looks over all organizations: a small index of the running ones.
create index agent_runs_running on public.agent_runs (org_id, instance, heartbeat_at) where status = 'running';
