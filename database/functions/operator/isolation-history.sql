create or replace function app.isolation_history() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  return coalesce((
    select jsonb_agg(to_jsonb(r))
    from (select * from app.isolation_runs i order by i.started_at desc limit 20) r
  ), '[]');
end $$;
grant execute on function app.isolation_history to app_user;
