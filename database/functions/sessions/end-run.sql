-- Ends a run and says so in its log, in one step and without the rights of the person who started it: a
-- role may be gone by now.
-- Answers the run and the cursor after its last event; null when it had ended already.
create or replace function app.end_run(
  p_org_id uuid,
  p_run_id uuid,
  p_status text,
  p_error text,
  p_writer text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ended public.agent_runs;
begin
  update public.agent_runs r
  set
    status = p_status,
    error = p_error,
    writer = p_writer,
    finished_at = clock_timestamp()
  where r.org_id = p_org_id
    and r.id = p_run_id
    and r.status = 'running'
  returning * into ended;
  if not found then
    return null;
  end if;
  return jsonb_build_object('run', app.run_json(ended), 'seq', app.append_run_event(ended));
end $$;
grant execute on function app.end_run to app_auth;
