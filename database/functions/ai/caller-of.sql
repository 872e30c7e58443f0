-- Who calls a language model: a run of a session, or an interview of a persona. No row where neither has
-- this id.
create or replace function app.caller_of(p_org_id uuid, p_id uuid)
returns table (run_id uuid, session_id uuid, interview_id uuid, client_id uuid)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select r.id, r.session_id, null::uuid, r.client_id
    from public.agent_runs r
    where r.org_id = p_org_id
      and r.id = p_id
    union all
    select null, null, i.id, i.client_id
    from public.persona_interviews i
    where i.org_id = p_org_id
      and i.id = p_id;
end $$;
