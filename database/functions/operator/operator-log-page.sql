create or replace function app.operator_log_page(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  return jsonb_build_object(
    'total', (select count(*) from app.operator_log),
    'items', coalesce((
      select jsonb_agg(to_jsonb(p))
      from (
        select *
        from app.operator_log l
        order by l.at desc, l.id desc
        limit p_limit
        offset p_offset
      ) p
    ), '[]')
  );
end $$;
grant execute on function app.operator_log_page to app_user;
