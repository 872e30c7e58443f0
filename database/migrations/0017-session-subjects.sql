-- A session may be about one fact of its company: the group a persona is drawn of, the one a strategy
-- aims at.
alter table public.agent_sessions
  add column subject_id uuid,
  add foreign key (org_id, subject_id)
    references public.company_facts (org_id, id) on delete set null (subject_id);
create index agent_sessions_subject on public.agent_sessions (org_id, subject_id);
