-- Deletes a client and everything of it, for good.
create or replace function public.delete_client_routed(p_client_id uuid, p_org_id uuid)
returns table (id uuid)
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  perform app.require_may_for('clients.manage', p_client_id);
  perform app.require_step_up();
  -- An invitation into a client that is gone leads nowhere.
  update public.team_invitations t
  set
    revoked_at = case when t.client_ids = array[p_client_id] then now() end,
    client_ids = array_remove(t.client_ids, p_client_id)
  where t.org_id = p_org_id
    and p_client_id = any (t.client_ids)
    and t.accepted_at is null
    and t.revoked_at is null;
  -- A run that is under way holds its session and then asks for the client: in the other order both would
  -- wait for each other.
  perform 1
  from public.agent_sessions s
  where s.org_id = p_org_id
    and s.client_id = p_client_id
  order by s.id
  for update;
  return query
    delete
    from public.clients c
    where c.org_id = p_org_id
      and c.id = p_client_id
    returning c.id;
end $$;
grant execute on function public.delete_client_routed to app_user;
