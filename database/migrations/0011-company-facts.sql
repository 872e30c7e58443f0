-- The company model: what is known of an organization, or of one client of an agency, one typed fact a row.
create table public.company_facts (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Null for the organization's own model.
  client_id uuid,
  -- A kind of contracts/src/company/kinds.ts, which also says what the attributes may be.
  kind text not null check (kind ~ '^[a-z]{3,20}$'),
  -- A name that reads well in a sentence.
  label text not null check (char_length(label) between 1 and 120),
  attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object'),
  -- The words it came from, whole; empty for what was filled in.
  quote text not null default '' check (char_length(quote) <= 4000),
  origin text not null check (origin in ('message', 'card', 'document', 'profile', 'import', 'agent')),
  agent_type text,
  session_id uuid,
  message_id uuid,
  -- How sure the reading is; 1 for what a person filled in.
  confidence numeric(4, 3) not null default 1 check (confidence between 0 and 1),
  status text not null
    check (status in ('proposed', 'assumed', 'confirmed', 'superseded', 'removed')),
  said_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, session_id) references public.agent_sessions (org_id, id)
    on delete set null (session_id),
  foreign key (org_id, said_by) references public.users (org_id, id) on delete set null (said_by),
  foreign key (org_id, decided_by) references public.users (org_id, id) on delete set null (decided_by)
);
create index company_facts_of_company on public.company_facts (org_id, client_id, kind, created_at);
create index company_facts_session on public.company_facts (org_id, session_id);
create index company_facts_said_by on public.company_facts (org_id, said_by);
create index company_facts_decided_by on public.company_facts (org_id, decided_by);

-- What a fact was before each change: a trigger writes it, nobody else.
create table public.company_fact_versions (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  fact_id uuid not null,
  client_id uuid,
  label text not null,
  attributes jsonb not null,
  status text not null,
  -- Who replaced it, and when.
  changed_by uuid,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (org_id, id),
  foreign key (org_id, fact_id) references public.company_facts (org_id, id) on delete cascade,
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, changed_by) references public.users (org_id, id) on delete set null (changed_by)
);
create index company_fact_versions_fact on public.company_fact_versions (org_id, fact_id, changed_at desc);
create index company_fact_versions_client on public.company_fact_versions (org_id, client_id);
create index company_fact_versions_person on public.company_fact_versions (org_id, changed_by);
