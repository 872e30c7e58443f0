-- Whose answers a language model is to read: the organization, or a client of it (null: its own business),
-- for somebody who may work with its agents. NOT_FOUND where there is no such client.
create or replace function app.begin_start(p_client_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_may_for('agents.use', p_client_id);
  return jsonb_build_object('org_id', app.org_id(), 'user_id', app.user_id());
end $$;
grant execute on function app.begin_start to app_user;
