-- Gives back what was set aside for calls that were never sent.
create or replace function app.release_calls(p_org_id uuid, p_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete
  from public.agent_calls c
  where c.org_id = p_org_id
    and c.id = any (p_ids)
    and c.outcome = 'allowed';
end $$;
grant execute on function app.release_calls to app_auth;
