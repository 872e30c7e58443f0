-- Writes on a run what its ended calls used, by job, and all together.
create or replace function app.keep_run_jobs(p_org_id uuid, p_run_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two calls of a run may end at once: the second waits, and counts the first.
  perform 1
  from public.agent_runs r
  where r.org_id = p_org_id
    and r.id = p_run_id
  for no key update;
  update public.agent_runs r
  set
    jobs = u.jobs,
    input_tokens = u.input_tokens,
    output_tokens = u.output_tokens,
    cost_micros = u.cost_micros
  from app.run_usage(p_org_id, p_run_id) u
  where r.org_id = p_org_id
    and r.id = p_run_id
    and jsonb_array_length(u.jobs) > 0;
end $$;
