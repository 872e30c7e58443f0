create or replace function app.operator_feedback(p_status text, p_limit integer, p_offset integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  return jsonb_build_object(
    'total', (
      select count(*)
      from public.feedback f
      where p_status is null
        or f.status = p_status
    ),
    'items', coalesce((
      select jsonb_agg(to_jsonb(p))
      from (
        select
          f.id,
          f.created_at,
          f.kind,
          f.message,
          f.page,
          f.status,
          u.email,
          o.name as organization_name,
          f.screenshot_id is not null as has_screenshot
        from public.feedback f
        join public.organizations o on o.id = f.org_id
        left join public.users u on u.org_id = f.org_id and u.id = f.user_id
        where p_status is null
          or f.status = p_status
        order by f.created_at desc
        limit p_limit
        offset p_offset
      ) p
    ), '[]')
  );
end $$;
grant execute on function app.operator_feedback to app_user;
