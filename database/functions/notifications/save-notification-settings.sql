-- Sets how the person is told of these events. p_settings: event, in_app, mail, digest.
create or replace function app.save_notification_settings(p_settings jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  insert into public.notification_settings (org_id, user_id, event, in_app, mail, digest)
  select distinct on (s.event) app.org_id(), app.user_id(), s.event, s.in_app, s.mail, s.digest
  from rows
  from (
    jsonb_to_recordset(p_settings) as (event text, in_app boolean, mail boolean, digest boolean)
  ) with ordinality as s (event, in_app, mail, digest, place)
  order by s.event, s.place desc
  on conflict (org_id, user_id, event) do update
  set
    in_app = excluded.in_app,
    mail = excluded.mail,
    digest = excluded.digest;
  return app.my_notification_settings();
end $$;
grant execute on function app.save_notification_settings to app_user;
