-- Interviews of a persona: what somebody asked it, and what it answered. Simulated, and never evidence:
-- nothing of it becomes a fact.
create table public.persona_interviews (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null,
  client_id uuid,
  -- The output that is the persona.
  persona_id uuid not null,
  title text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  -- Its transcript is kept, and nothing is asked any more.
  ended_at timestamptz,
  deleted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, persona_id) references public.agent_outputs (org_id, id) on delete cascade,
  foreign key (org_id, created_by) references public.users (org_id, id)
    on delete set null (created_by)
);
create index persona_interviews_persona
  on public.persona_interviews (org_id, persona_id, created_at desc);
create index persona_interviews_client on public.persona_interviews (org_id, client_id);
create index persona_interviews_creator on public.persona_interviews (org_id, created_by);

create table public.persona_interview_answers (
  org_id uuid not null references public.organizations (id) on delete cascade,
  -- Given by whoever asks, so that the same question sent twice is asked once.
  id uuid not null,
  interview_id uuid not null,
  client_id uuid,
  position integer not null check (position > 0),
  question text not null check (char_length(question) between 1 and 500),
  -- Its tag, its sentences with what each stands in, and which mind gave it.
  answer jsonb not null,
  asked_by uuid,
  asked_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, interview_id, position),
  foreign key (org_id, interview_id) references public.persona_interviews (org_id, id)
    on delete cascade,
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade,
  foreign key (org_id, asked_by) references public.users (org_id, id) on delete set null (asked_by)
);
create index persona_interview_answers_client
  on public.persona_interview_answers (org_id, client_id);
create index persona_interview_answers_asker
  on public.persona_interview_answers (org_id, asked_by);

-- A language model is called by a run of a session, or by a question of an interview: both are measured and
-- capped alike.
alter table public.agent_calls
  alter column run_id drop not null,
  alter column session_id drop not null,
  add column interview_id uuid,
  add foreign key (org_id, interview_id)
    references public.persona_interviews (org_id, id) on delete cascade,
  add constraint agent_calls_of_one check (num_nonnulls(run_id, interview_id) = 1);
create index agent_calls_interview on public.agent_calls (org_id, interview_id);
