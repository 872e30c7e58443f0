create or replace function app.keep_isolation_run(
  p_started_at timestamptz,
  p_milliseconds integer,
  p_holds boolean,
  p_organizations integer,
  p_lines jsonb
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  kept app.isolation_runs;
begin
  perform app.require_operator();
  insert into app.isolation_runs (started_at, milliseconds, holds, organizations, ran_by, lines)
  values (p_started_at, p_milliseconds, p_holds, p_organizations, app.operator_name(), p_lines)
  returning * into kept;
  perform app.note_operation('isolation.tested', case when p_holds then 'holds' else 'LEAKS' end);
  return to_jsonb(kept);
end $$;
grant execute on function app.keep_isolation_run to app_user;
