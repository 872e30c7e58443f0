-- A language model is also called to sort what customers of a group said, before any of it is kept: such a
-- call belongs to the group's fact.
alter table public.agent_calls
  add column group_id uuid,
  add foreign key (org_id, group_id) references public.company_facts (org_id, id) on delete cascade,
  drop constraint agent_calls_of_one,
  add constraint agent_calls_of_one check (num_nonnulls(run_id, interview_id, group_id) = 1);
create index agent_calls_group on public.agent_calls (org_id, group_id);
