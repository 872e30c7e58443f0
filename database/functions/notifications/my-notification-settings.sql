create or replace function app.my_notification_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'event', d.event,
        'in_app', coalesce(s.in_app, d.in_app),
        'mail', coalesce(s.mail, d.mail),
        'digest', coalesce(s.digest, d.digest)
      )
      order by d.event
    )
    from app.notification_defaults d
    left join public.notification_settings s
      on s.org_id = app.org_id()
        and s.user_id = app.user_id()
        and s.event = d.event
  );
end $$;
grant execute on function app.my_notification_settings to app_user;
