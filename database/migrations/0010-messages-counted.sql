-- The dashboard counts what people said to agents, however much that is: read from the index alone.
create index agent_messages_of_people on public.agent_messages (org_id) include (client_id, created_at)
  where role = 'user';
