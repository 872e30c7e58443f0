create trigger search after update of name, industry, client_info, status or delete
  on public.clients
  for each row execute function app.index_changed('client');
