-- Marks runs whose server is gone as interrupted: all of this instance's earlier life, and any without a sign of life for p_silence.
create or replace function app.interrupt_stale_runs(p_instance text, p_silence interval) returns integer
language sql security definer set search_path = ''
as $$
  with stale as (
    update public.agent_runs r set status = 'interrupted', finished_at = now()
     where r.status = 'running' and r.instance <> p_instance and r.heartbeat_at < now() - p_silence
    returning 1)
  select count(*)::integer from stale
$$;
