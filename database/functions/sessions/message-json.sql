-- A message as it travels (contracts/src/agent-events.ts, messageRow).
create or replace function app.message_json(m public.agent_messages) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', m.id,
      'parent_id', m.parent_id,
      'role', m.role,
      'text', m.body,
      'created_at', m.created_at,
      'tool', m.tool,
      -- Questions of earlier versions named no kind.
      'question', '{"kind": null, "attributes": []}'::jsonb || m.question
    )
  );
end $$;
grant execute on function app.message_json to app_user;
