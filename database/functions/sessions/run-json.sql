-- A run as it travels (contracts/src/agent-events.ts, runRow).
create or replace function app.run_json(r public.agent_runs) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', r.id,
      'status', r.status,
      'writer', r.writer,
      'error', r.error,
      'input_tokens', r.input_tokens,
      'output_tokens', r.output_tokens,
      'cost_micros', r.cost_micros,
      'jobs', r.jobs,
      'started_at', r.started_at,
      'finished_at', r.finished_at
    )
  );
end $$;
grant execute on function app.run_json to app_user;
