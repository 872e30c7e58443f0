create or replace function app.my_notifications(p_limit integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'unread', (
      select count(*)
      from public.notifications n
      where n.org_id = app.org_id()
        and n.user_id = app.user_id()
        and n.read_at is null
    ),
    'items', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', i.id,
          'event', i.event,
          'title', i.title,
          'body', i.body,
          'href', i.href,
          'created_at', i.created_at,
          'read_at', i.read_at
        )
        order by i.created_at desc
      )
      from (
        select *
        from public.notifications n
        where n.org_id = app.org_id()
          and n.user_id = app.user_id()
        order by n.created_at desc
        limit p_limit
      ) i
    ), '[]')
  );
end $$;
grant execute on function app.my_notifications to app_user;
