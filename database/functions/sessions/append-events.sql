-- Appends events to a session's log and answers the cursor after the last one. Numbers are given out under the session's row lock, so they have no gaps and no doubles.
create or replace function app.append_events(p_session_id uuid, p_run_id uuid, p_events jsonb) returns bigint
language plpgsql set search_path = ''
as $$
declare
  first_free bigint;
  whose uuid;
begin
  update public.agent_sessions s set last_seq = s.last_seq + jsonb_array_length(p_events), updated_at = clock_timestamp()
   where s.org_id = app.org_id() and s.id = p_session_id
  returning s.last_seq - jsonb_array_length(p_events), s.client_id into first_free, whose;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  insert into public.agent_events (org_id, session_id, seq, client_id, run_id, type, data)
  select app.org_id(), p_session_id, first_free + e.n, whose, p_run_id, e.event ->> 'type', e.event
    from jsonb_array_elements(p_events) with ordinality as e (event, n);
  return first_free + jsonb_array_length(p_events);
end $$;
