-- Stops showing a deliverable to the client's people, and takes back what they were asked about it.
create or replace function app.unshare_output(p_id uuid) returns setof app.output_rows
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_output_to_share(p_id);
  update public.agent_outputs o
  set
    shared_at = null,
    shared_by = null,
    share_note = ''
  where o.org_id = app.org_id()
    and o.id = p_id
    and o.shared_at is not null;
  if found then
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id)
    values (app.org_id(), app.user_id(), 'unshared', 'agent_outputs', p_id);
    update public.approvals a
    set
      status = 'withdrawn',
      decided_by = app.user_id(),
      decided_at = clock_timestamp()
    where a.org_id = app.org_id()
      and a.output_id = p_id
      and a.status = 'waiting';
  end if;
  return query select * from app.output_row(p_id);
end $$;
grant execute on function app.unshare_output to app_user;
