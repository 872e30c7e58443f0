-- A language model is also called to read the answers of a beginning, before any of it is kept: such a call
-- belongs to no run, interview or group, only to the client or the organization.
alter table public.agent_calls
  drop constraint agent_calls_of_one,
  add constraint agent_calls_of_one check (num_nonnulls(run_id, interview_id, group_id) <= 1);
