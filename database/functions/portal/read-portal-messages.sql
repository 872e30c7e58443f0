-- The newest 500 messages of a thread, oldest first.
create or replace function app.read_portal_messages(p_client_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  place uuid := app.portal_place(p_client_id);
begin
  return (
    select coalesce(jsonb_agg(app.portal_message_json(x) order by x.created_at, x.id), '[]')
    from (
      select m.*
      from public.portal_messages m
      where m.org_id = app.org_id()
        and m.client_id is not distinct from place
      order by m.created_at desc
      limit 500
    ) x
  );
end $$;
grant execute on function app.read_portal_messages to app_user;
