-- The last event of a run: what became of it. For app.end_run and app.interrupt_stale_runs.
create or replace function app.append_run_event(p_run public.agent_runs) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  seq bigint;
begin
  update public.agent_sessions s
  set
    last_seq = s.last_seq + 1,
    updated_at = clock_timestamp()
  where s.org_id = p_run.org_id
    and s.id = p_run.session_id
  returning s.last_seq into seq;
  insert into public.agent_events (org_id, session_id, seq, client_id, run_id, type, data)
  values (
    p_run.org_id,
    p_run.session_id,
    seq,
    p_run.client_id,
    p_run.id,
    'run',
    jsonb_build_object('type', 'run', 'run', app.run_json(p_run))
  );
  return seq;
end $$;
