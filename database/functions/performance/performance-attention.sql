-- What of a client's figures (null: the organization's own) asks for somebody on the first page: changes and
-- predictions that were noticed, and the last day that any figure tells of (null: none).
create or replace function app.performance_attention(p_client_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'noticed', coalesce(
      (
        select jsonb_agg(to_jsonb(n) order by n.noticed_at desc)
        from app.list_noticed(p_client_id) n
      ),
      '[]'
    ),
    'figures_until', app.figures_until(p_client_id)
  );
end $$;
grant execute on function app.performance_attention to app_user;
