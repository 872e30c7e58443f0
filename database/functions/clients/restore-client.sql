-- Takes a client back from the archive, in the status it had. The reason it left stays in the audit log's
-- line of that change.
create or replace function app.restore_client(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_may_for('clients.manage', p_id);
  update public.clients c
  set
    status = coalesce(c.status_before_archive, 'active'),
    status_before_archive = null,
    archived_at = null
  where c.org_id = app.org_id()
    and c.id = p_id
    and c.archived_at is not null;
  if not found then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  return app.client_json(p_id);
end $$;
grant execute on function app.restore_client to app_user;
